import type { Screen } from './list-screens';
import { getPictureName } from './take-screen';

/** A Markdown page with all pictures, grouped by page. */
export function describeScreens(screens: readonly Screen[]): string {
  const sections = screens.map(
    (screen) =>
      `## ${screen.title}\n\n${screen.widths
        .map(
          (width) =>
            `<img src="${getPictureName(screen, width)}" alt="${screen.title}, ${width} px" width="${width > 720 ? 620 : 200}">`,
        )
        .join(' ')}\n`,
  );
  return `# Screens\n\nThe demo season on a desktop and a phone. \`npm run screens\` makes these pictures.\n\n${sections.join('\n')}`;
}
