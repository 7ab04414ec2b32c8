import { worldPicture } from './world-picture';

test('the dotted world has land where land is, on both sides of the date line', () => {
  const svg = worldPicture();
  const dotAt = (latitude: number, longitude: number) =>
    svg.includes(`M${Math.floor((longitude + 180) / 2.5)} ${Math.floor((85 - latitude) / 2.5)}h0`);
  expect([dotAt(-25, 135), dotAt(50, 10), dotAt(67, 175), dotAt(67, -175)]).toEqual([true, true, true, true]);
  expect([dotAt(0, -30), dotAt(50, -30), dotAt(-40, 80)]).toEqual([false, false, false]);
  expect(svg.length).toBeLessThan(25_000);
});
