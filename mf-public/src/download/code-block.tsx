import { styled } from '@holeshot/platform';
import { ScriptedButton, useCopy } from '@holeshot/ui';

const Block = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 8px 8px 14px;
  border-radius: 6px;
  background: var(--s1);
  code {
    flex: 1;
    overflow-wrap: anywhere;
    font: 14px/1.5 var(--mono);
  }
`;

/** A line for the terminal, with a button that copies it. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  const copy = useCopy();
  return (
    <Block>
      <code>{code}</code>
      <ScriptedButton $small onClick={() => copy(code)} aria-label={`Copy ${label}`}>
        Copy
      </ScriptedButton>
    </Block>
  );
}
