import { styled } from '@holeshot/platform';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../feedback/lazy-part';
import { controlAttributes, Field, type FieldControl } from './field';
import { FieldPlaceholder } from './field-placeholder';
import { inputLook } from './input-look';

const MarkdownPreview = lazyPart(
  'The preview',
  async () => (await import('./markdown-preview')).MarkdownPreview,
);

const TextArea = styled.textarea<{ $height: number }>`
  ${inputLook}
  display: block;
  height: ${({ $height }) => $height}px;
  max-height: 60dvh;
  resize: vertical;
`;

const Preview = styled.details`
  margin-top: 6px;
  summary {
    width: fit-content;
    min-height: 24px;
    cursor: pointer;
    color: var(--t2);
    font-size: 15px;
  }
  > :not(summary) {
    margin-top: 6px;
    padding: 12px 14px;
    border: 1px solid var(--line);
    border-radius: 6px;
  }
`;

type TextFieldProps = FieldControl<string> & {
  /** in pixels */
  height: number;
  maxLength?: number | undefined;
  isMarkdown?: boolean;
};

/** Several lines of text, with a preview of Markdown. */
export function TextField({ isMarkdown = false, height, maxLength, ...field }: TextFieldProps) {
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <Field {...field}>
      <TextArea
        {...controlAttributes(field)}
        $height={height}
        value={field.value}
        maxLength={maxLength}
        onChange={(event) => field.edit(event.target.value)}
      />
      {isMarkdown && (
        <Preview onToggle={(event) => setPreviewed(event.currentTarget.open)}>
          <summary>Preview</summary>
          {isPreviewed && (
            <Suspense fallback={<FieldPlaceholder />}>
              <MarkdownPreview text={field.value} />
            </Suspense>
          )}
        </Preview>
      )}
    </Field>
  );
}
