import { type DialogProps, styled, usePlatform } from '@holeshot/platform';
import {
  Button,
  buttonLook,
  PHONE,
  type ShareItem,
  useCopy,
  VisuallyHidden,
  Dialog as Window,
} from '@holeshot/ui';
import { useState } from 'react';
import {
  canCopyPictures,
  canShare,
  copyPicture,
  type PictureFormat,
  pictureHref,
  shareWithSystem,
} from './send-picture';

const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding: 0;
  border: 0;
  label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 14px;
    border: 1px solid var(--edge);
    border-radius: 6px;
    font-weight: 600;
  }
  label:has(:checked) {
    border-color: var(--t1);
  }
  input {
    accent-color: var(--red);
  }
`;

const Pictures = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 0.295fr);
  gap: 16px;
  align-items: start;
  padding: 0;
  border: 0;
  label {
    display: grid;
    gap: 6px;
    color: var(--t2);
  }
  input {
    position: absolute;
    opacity: 0;
  }
  img {
    width: 100%;
    height: auto;
    border-radius: 6px;
    background: var(--s3);
  }
  label:has(:checked) img {
    outline: 3px solid var(--t1);
    outline-offset: 2px;
  }
  label:has(:focus-visible) img {
    outline-color: var(--focus);
    outline-offset: 4px;
  }
  b {
    margin-right: 8px;
    color: var(--t1);
  }
  ${PHONE} {
    b {
      display: block;
    }
  }
`;

const Link = styled.div`
  display: flex;
  gap: 10px;
  input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    padding: 0 12px;
    border: 1px solid var(--edge);
    border-radius: 6px;
    background: var(--bg);
    color: var(--t1);
    font: inherit;
  }
  ${PHONE} {
    flex-direction: column;
  }
`;

const Save = styled.a<{ $look: 'outline' }>`
  ${buttonLook}
`;

const Note = styled.p`
  color: var(--t2);
  font-size: 15px;
`;

const FORMATS = [
  { format: 'wide', label: 'Wide', size: '1200 x 630', width: 1200, height: 630 },
  { format: 'story', label: 'Story', size: '1080 x 1920', width: 1080, height: 1920 },
] as const;

/** Parses the dialog's property `items`. Drops invalid ones, which another version of the site's code may pass. */
function parseShareItems(value: unknown): ShareItem[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item): item is ShareItem =>
    ['label', 'title', 'path'].every((key) => typeof (item as Record<string, unknown>)?.[key] === 'string'),
  );
}

/** The dialog `share`: link and pictures of a race, an event or a pilot's result, from the newest revision. */
export function Dialog({ props, close }: DialogProps) {
  const items = parseShareItems(props.items);
  const [index, setIndex] = useState(0);
  const [format, setFormat] = useState<PictureFormat>('wide');
  const [hasFailed, setHasFailed] = useState(false);
  const { toast } = usePlatform();
  const copy = useCopy();
  const item = items[index];
  if (!item) return null;
  const url = new URL(item.path, location.href).href;
  const href = pictureHref(item, format);
  const run = (work: Promise<void>, done?: string) =>
    work.then(
      () => done && toast(done),
      () => toast('The picture could not be sent. Copy the link instead.'),
    );
  return (
    <Window
      title="Share"
      close={close}
      wide
      footer={
        <>
          <Button $look="outline" onClick={close}>
            Close
          </Button>
          {!hasFailed && canCopyPictures() && (
            <Button $look="outline" onClick={() => run(copyPicture(href), 'Picture copied')}>
              Copy picture
            </Button>
          )}
          {!hasFailed && (
            <Save $look="outline" href={href} download={`${item.title}.png`}>
              Save
            </Save>
          )}
          {canShare() && (
            <Button $look="primary" onClick={() => run(shareWithSystem({ title: item.title, url, href }))}>
              Share
            </Button>
          )}
        </>
      }
    >
      {items.length > 1 && (
        <Choice>
          <VisuallyHidden as="legend">What to share</VisuallyHidden>
          {items.map(({ label, path }, at) => (
            <label key={path}>
              <input
                type="radio"
                name="item"
                checked={at === index}
                onChange={() => {
                  setIndex(at);
                  setHasFailed(false);
                }}
              />
              {label}
            </label>
          ))}
        </Choice>
      )}
      {hasFailed ? (
        <Note role="alert">The pictures did not load. The link works without them.</Note>
      ) : (
        <Pictures>
          <VisuallyHidden as="legend">Picture</VisuallyHidden>
          {FORMATS.map(({ format: own, label, size, width, height }) => (
            <label key={own}>
              <input type="radio" name="format" checked={own === format} onChange={() => setFormat(own)} />
              <img
                src={pictureHref(item, own)}
                alt={`Result of ${item.title}`}
                width={width}
                height={height}
                onError={() => setHasFailed(true)}
              />
              <span>
                <b>{label}</b>
                {size}
              </span>
            </label>
          ))}
        </Pictures>
      )}
      <Link>
        <input readOnly aria-label="Link" value={url} onFocus={({ target }) => target.select()} />
        <Button $look="outline" onClick={() => copy(url)}>
          Copy link
        </Button>
      </Link>
      <Note>
        Pictures are made from the newest results. When a result is corrected, the link shows the corrected
        one.
      </Note>
    </Window>
  );
}
