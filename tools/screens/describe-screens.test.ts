import { describeScreens } from './describe-screens';

test('shows the pictures of a page beside each other', () => {
  const screen = { file: 'home', title: 'Home', href: '/', widths: [1280, 390] };
  expect(describeScreens([screen])).toContain(
    '## Home\n\n<img src="home-1280.jpg" alt="Home, 1280 px" width="620"> <img src="home-390.jpg" alt="Home, 390 px" width="200">\n',
  );
});
