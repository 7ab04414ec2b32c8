import { styled } from '@holeshot/platform';
import { useTheme } from '@holeshot/ui';
import { chooseTheme } from '../app/theme';

const Toggle = styled.button.attrs({ type: 'button' })`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--t2);
  cursor: pointer;
  &:hover {
    color: var(--t1);
  }
  /* before the page is interactive, too */
  :root[data-theme='sun'] & {
    background: var(--s3) padding-box;
    border: 3px solid var(--bg);
    box-shadow: inset 0 0 0 1.5px var(--t1);
    color: var(--t1);
  }
  /* forced colors decide the theme */
  @media (scripting: none), (forced-colors: active) {
    display: none;
  }
`;

/** Switches between the dark theme and sunlight. */
export function ThemeButton() {
  const isSunlit = useTheme() === 'sun';
  return (
    <Toggle
      aria-label="Sunlight"
      title="Sunlight"
      aria-pressed={isSunlit}
      onClick={() => chooseTheme(isSunlit ? 'dark' : 'sun')}
    >
      <svg width={20} height={20} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx={10} cy={10} r={4} fill="currentColor" />
        <path
          d="M10 0v3M10 17v3M0 10h3M17 10h3M3 3l2 2M15 15l2 2M3 17l2-2M15 5l2-2"
          stroke="currentColor"
          strokeWidth={2}
        />
      </svg>
    </Toggle>
  );
}
