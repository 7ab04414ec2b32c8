import { styled } from '@holeshot/platform';
import { Button } from '@holeshot/ui/base';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../feedback/lazy-part';
import { Loader } from '../../feedback/loader';
import type { PictureSize } from './crop-picture';
import { type FieldControl, FieldGroup, Hint } from './field';
import { type Picture, readPictureFile } from './picture-file';

const Cropper = lazyPart('The editor of pictures', async () => (await import('./cropper')).Cropper);

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  align-items: center;
`;

const Preview = styled.img`
  display: block;
  height: 72px;
  max-width: min(400px, 100%);
  border-radius: 6px;
  object-fit: contain;
`;

const Buttons = styled.div`
  display: flex;
  gap: 6px;
`;

type ImageFieldProps = FieldControl<string> & { size: PictureSize };

/** A picture, from a file that is cropped and resized here. The value is its url, or a data url once it is replaced. */
export function ImageField({ size, ...props }: ImageFieldProps) {
  const { id, title, value, edit } = props;
  const file = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<Picture | null>(null);
  const [problem, setProblem] = useState<string>();

  const fail = (message: string) => {
    setPicture(null);
    setProblem(message);
  };
  const read = async (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (!chosen) return;
    setProblem(undefined);
    try {
      setPicture(await readPictureFile(chosen));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const remove = () => {
    setPicture(null);
    setProblem(undefined);
    edit('');
    // the pressed button is removed and would lose the focus
    document.getElementById(id)?.focus();
  };

  return (
    <FieldGroup {...props} fault={problem ?? props.fault}>
      <Row>
        {value && <Preview src={value} alt={title} />}
        <div>
          <Buttons>
            <Button id={id} $small onClick={() => file.current?.click()}>
              {value ? 'Replace' : 'Upload'}
            </Button>
            {value && (
              <Button $small $look="quiet" onClick={remove}>
                Remove
              </Button>
            )}
          </Buttons>
          <Hint>
            png, jpg or jpeg. Cropped to {size.width} by {size.height}.
          </Hint>
        </div>
      </Row>
      <input
        ref={file}
        type="file"
        accept=".png,.jpg,.jpeg"
        hidden
        aria-label={`File for ${title}`}
        onChange={(event) => {
          void read(event.target.files);
          // so that choosing the same file again fires a change event
          event.target.value = '';
        }}
      />
      {picture && (
        <Suspense fallback={<Loader what="the editor of pictures" />}>
          <Cropper key={picture.url} picture={picture} size={size} onCrop={edit} onFail={fail} />
        </Suspense>
      )}
    </FieldGroup>
  );
}
