import { usePlatform } from '@holeshot/platform';
import { ScriptedButton } from '../controls/scripted-button';
import { EmptyView } from './empty-view';

/** In place of what only people who are signed in see; `text` says what they get. */
export function SignedOutView({ text }: { text: string }) {
  const { openDialog } = usePlatform();
  return (
    <EmptyView
      title="You are not signed in"
      text={text}
      action={
        <ScriptedButton $look="primary" onClick={() => openDialog('login')}>
          Login
        </ScriptedButton>
      }
    />
  );
}
