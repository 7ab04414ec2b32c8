import type { SlotName } from '@holeshot/contract';
import type { WirePublishToken } from '@holeshot/contract/wire';
import { styled, usePlatform } from '@holeshot/platform';
import { ConfirmDialog, Muted, PHONE, ScriptedButton, Section } from '@holeshot/ui';
import { useState } from 'react';
import { MakeTokenDialog } from './make-token-dialog';
import { TOKENS_PATH } from './rollouts.query';
import { dateText } from './share-text';

const Lines = styled.ul`
  border-top: 1px solid var(--edge);
  li {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr) 220px 90px;
    gap: 4px 16px;
    align-items: center;
    min-height: 52px;
    padding: 8px 0;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  ${PHONE} {
    li {
      grid-template-columns: 120px minmax(0, 1fr);
    }
    li > :nth-child(n + 3) {
      grid-column: 2;
      justify-self: start;
    }
  }
`;

const usageText = ({ lastUsedAt, revokedAt }: WirePublishToken): string => {
  if (revokedAt) return `revoked ${dateText(revokedAt)}`;
  return lastUsedAt ? `used ${dateText(lastUsedAt)}` : 'never used';
};

interface PublishTokensProps {
  /** the shell and the remotes that the site has */
  names: readonly SlotName[];
  tokens: readonly WirePublishToken[];
  reload: () => Promise<void>;
}

/** The tokens by which teams publish builds, each for the shell or one remote. */
export function PublishTokens({ names, tokens, reload }: PublishTokensProps) {
  const { client, toast } = usePlatform();
  const [isMaking, setIsMaking] = useState(false);
  const [revoked, setRevoked] = useState<WirePublishToken | null>(null);
  const revoke = async ({ id, note }: WirePublishToken) => {
    await client.send('DELETE', `${TOKENS_PATH}/${id}`);
    await reload();
    toast(`The token of ${note} is revoked.`);
  };
  return (
    <Section
      heading="Publish tokens"
      aside={
        <ScriptedButton $small onClick={() => setIsMaking(true)}>
          Make token
        </ScriptedButton>
      }
    >
      {tokens.length === 0 && <Muted>Nobody can publish builds yet.</Muted>}
      {tokens.length > 0 && (
        <Lines>
          {tokens.map((token) => (
            <li key={token.id}>
              <strong>{token.name}</strong>
              <span>{token.note}</span>
              <Muted>{usageText(token)}</Muted>
              {token.revokedAt === null && (
                <ScriptedButton
                  $small
                  $look="quiet"
                  aria-label={`Revoke the token of ${token.note}`}
                  onClick={() => setRevoked(token)}
                >
                  Revoke
                </ScriptedButton>
              )}
            </li>
          ))}
        </Lines>
      )}
      {isMaking && <MakeTokenDialog names={names} reload={reload} close={() => setIsMaking(false)} />}
      {revoked && (
        <ConfirmDialog
          title={`Revoke the token of ${revoked.note}?`}
          text={`Nothing of ${revoked.name} can be published with it any more. What was published stays.`}
          action="Revoke"
          act={() => revoke(revoked)}
          close={() => setRevoked(null)}
        />
      )}
    </Section>
  );
}
