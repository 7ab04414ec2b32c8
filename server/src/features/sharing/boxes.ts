/** An element in the form of the layout library. */
export interface Box {
  type: string;
  key: null;
  props: { style: Record<string, string | number>; src?: string; children?: string | (Box | null)[] };
}

export const box = (style: Box['props']['style'], children?: string | (Box | null)[]): Box => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, ...(children === undefined ? {} : { children }) },
});

/** A drawing, which fills its box. */
export const drawing = (svg: string, { width, height }: { width: number; height: number }): Box => ({
  type: 'img',
  key: null,
  props: {
    style: { position: 'absolute', left: 0, top: 0, width, height },
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  },
});

/** The site's mark: two gate posts and a shot through the gap, made of boxes. `size` in px. */
export function mark(size: number): Box {
  const at = (left: number, top: number, width: number, height: number, background: string): Box => {
    const [l, t, w, h] = [left, top, width, height].map((value) => (value * size) / 56);
    return box({
      position: 'absolute',
      left: l ?? 0,
      top: t ?? 0,
      width: w ?? 0,
      height: h ?? 0,
      background,
    });
  };
  return box({ position: 'relative', width: size, height: size }, [
    at(8, 6, 11, 44, '#F5F6F7'),
    at(38, 6, 11, 14, '#F5F6F7'),
    at(38, 36, 11, 14, '#F5F6F7'),
    at(23, 24, 33, 8, '#D9182F'),
  ]);
}
