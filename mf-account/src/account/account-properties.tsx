import { profileHref } from '@holeshot/contract';
import { styled, usePlatform, useSession } from '@holeshot/platform';
import { DetailList, EmptyView, PilotPhoto, ScriptedButton, TextLink } from '@holeshot/ui';
import type { PropertyRow } from './property-rows';

const List = styled(DetailList)`
  dt {
    padding-right: 12px;
    overflow-wrap: anywhere;
  }
  dd {
    white-space: pre-line;
  }
`;

const EditButton = styled(ScriptedButton)`
  margin-top: 16px;
`;

/** The properties of the account, one per line, and the button that edits them. */
export function AccountProperties({ rows }: { rows: readonly PropertyRow[] }) {
  const { openDialog } = usePlatform();
  return (
    <>
      {rows.length > 0 ? (
        <List $columns="132px minmax(0, 1fr)">
          {rows.map((row) => (
            <div key={row.title}>
              <dt>{row.title}</dt>
              <dd>
                <Value row={row} />
              </dd>
            </div>
          ))}
        </List>
      ) : (
        <EmptyView title="Nothing about you yet" text="What you enter about yourself appears here." />
      )}
      <EditButton onClick={() => openDialog('edit-account')}>Edit Account</EditButton>
    </>
  );
}

function Value({ row }: { row: PropertyRow }) {
  const { user } = useSession();
  switch (row.kind) {
    case 'picture':
      return <PilotPhoto url={row.url} name={user?.handle ?? ''} size={64} />;
    case 'text':
      return row.text;
    case 'yes-no':
      if (!row.isOn) return 'No';
      if (!row.isPublicProfile || !user?.handle) return 'Yes';
      return (
        <>
          Yes, <TextLink to={profileHref({ handle: user.handle })}>/{user.handle}</TextLink>
        </>
      );
  }
}
