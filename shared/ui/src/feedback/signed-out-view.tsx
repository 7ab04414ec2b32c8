import { usePlatform } from '@holeshot/platform';
import { ScriptedButton } from '../controls/scripted-button';
import { EmptyView } from './empty-view';

/** Replaces content that requires a login; `text` says what a login gives. */
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
