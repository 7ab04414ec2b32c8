import { projectToWorld } from '@holeshot/domain';
import { worldPicture } from './world-picture';

test('the dotted world has land where land is, on both sides of the date line', () => {
  const svg = worldPicture();
  const dotAt = (latitude: number, longitude: number) => {
    const { x, y } = projectToWorld({ latitude, longitude });
    return svg.includes(`M${Math.floor(x * 144)} ${Math.floor(y * 73)}h0`);
  };
  expect([dotAt(-25, 135), dotAt(50, 10), dotAt(67, 175), dotAt(66, -174)]).toEqual([true, true, true, true]);
  expect([dotAt(0, -30), dotAt(50, -30), dotAt(-40, 80)]).toEqual([false, false, false]);
  expect(svg.length).toBeLessThan(32_000);
});
