import { isHexColor } from '@holeshot/domain';
import { styled } from '@holeshot/platform';

const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  justify-self: start;
  overflow: hidden;
  border-radius: 3px;
  min-width: 38px;
  height: 20px;
  padding-right: 5px;
  background: var(--s3);
  box-shadow: var(--tag-ring);
  color: var(--t1);
  print-color-adjust: exact;
  forced-color-adjust: none;
  font: 700 14px/1 var(--ui);
  &:where([data-large]) {
    min-width: 48px;
    height: 28px;
    font-size: 17px;
  }
  svg {
    flex: none;
    height: 100%;
    margin-right: 5px;
  }
`;

interface ChannelTagProps {
  /** such as `R1` */
  label: string;
  /** `#RRGGBB`; any other value shows as grey */
  color: string;
  large?: boolean;
}

/** A channel's label, beside a block of its colour. */
export function ChannelTag({ label, color, large = false }: ChannelTagProps) {
  const width = large ? 17 : 13;
  return (
    <Tag data-large={large || undefined}>
      <svg width={width} aria-hidden="true">
        <rect width="100%" height="100%" fill={isHexColor(color) ? color : 'var(--edge)'} />
      </svg>
      {label}
    </Tag>
  );
}
