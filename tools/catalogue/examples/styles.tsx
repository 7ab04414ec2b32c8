import { styled } from '@holeshot/platform';
import {
  CheckIcon,
  ChevronIcon,
  COLORS_BY_THEME,
  ExternalIcon,
  Mark,
  Muted,
  PlayIcon,
  Prose,
  SearchIcon,
  TextLink,
  VisuallyHidden,
  WarningIcon,
} from '@holeshot/ui';
import type { Examples } from '../room-page';

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: 12px;
  svg {
    display: block;
    width: 100%;
    border: 1px solid var(--line);
    border-radius: 6px;
  }
`;

const Icons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 24px;
`;

export const styles: Examples = {
  COLORS_BY_THEME: Object.entries(COLORS_BY_THEME).map(([theme, colors]) => (
    <Swatches key={theme}>
      {Object.entries(colors).map(([name, color]) => (
        <li key={name}>
          <svg height={48} aria-hidden="true">
            <rect width="100%" height="100%" fill={color} />
          </svg>
          {name} <Muted>{color}</Muted>
        </li>
      ))}
    </Swatches>
  )),
  'Prose, Muted, TextLink, VisuallyHidden': (
    <Prose>
      Text of more than two lines. <Muted>A count or a source.</Muted>{' '}
      <TextLink to="/styles">A link inside the site.</TextLink>
      <VisuallyHidden>Only for screen readers.</VisuallyHidden>
    </Prose>
  ),
  Icons: (
    <Icons>
      <Mark size={46} />
      <CheckIcon />
      <WarningIcon />
      <ChevronIcon />
      <ExternalIcon />
      <PlayIcon />
      <SearchIcon />
    </Icons>
  ),
};
