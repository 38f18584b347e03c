import { Box, Zap } from 'lucide-react';
import { useTranslate } from '@/base/i18n';
import { IconButton } from '@/base/ui';
import type { DemoView } from '@/model';
import { useSandbox, type SandboxAccess } from './useSandbox';

const services = [
  { destination: 'stackblitz', label: 'demo.editInStackBlitz', Icon: Zap },
  { destination: 'codesandbox', label: 'demo.editInCodeSandbox', Icon: Box },
] as const;

/** Renders the buttons that open a demo in a sandbox service, in a new tab. */
export function EditButtons({ demo, ...access }: SandboxAccess & { demo: DemoView }) {
  const t = useTranslate();
  const { prefetch, open } = useSandbox(demo, access);
  return services.map(({ destination, label, Icon }) => (
    <IconButton
      key={destination}
      data-tool=""
      size="small"
      label={t(label)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => void open(destination)}
    >
      <Icon aria-hidden />
    </IconButton>
  ));
}
