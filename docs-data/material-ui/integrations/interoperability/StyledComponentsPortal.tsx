import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

const PortalTooltip = styled(({ className, ...props }: TooltipProps) => (
  <Tooltip {...props} slotProps={{ tooltip: { className } }} />
))`
  background-color: #1b3a4b;
  font-size: 0.875rem;
`;

export default function StyledComponentsPortal() {
  return (
    <PortalTooltip title="Twice a week in summer">
      <Button>Water</Button>
    </PortalTooltip>
  );
}
