import type { Sponsor } from '@/model';

/** Who pays for the project, shown below the table of contents; while there is nobody, an invitation shows. */
export const sponsors: readonly Sponsor[] = [];

/** Where a reader can become a sponsor. */
export const sponsorInvitation = 'https://opencollective.com/mui-org';
