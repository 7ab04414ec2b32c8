import { FetchError, propertiesQuery } from '@holeshot/client';
import { FORM_VERSION, type Property } from '@holeshot/contract/wire';
import { usePlatform } from '@holeshot/platform';
import { startTransition, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { failureText } from '../feedback/failure-text';
import { restoreFocus } from '../layout/focus-heading';
import { type EditorState, editedValues, editorReducer, LOADING } from './editor-state';
import { findFaults } from './property-checks';
import { parseSaveReply } from './save-reply';

export interface PropertyEditorProps {
  /** such as `Edit Account` */
  title: string;
  /** path of the form's API: `/api/{type}[/id/{id}]` */
  path: string;
  close: () => void;
  /** called after the form was saved and the page reloaded */
  onSaved?: () => void;
}

const LOG_IN_TO_OPEN = 'You are logged out. Log in to open this form.';
const LOG_IN_TO_SAVE = 'You are logged out. Log in, then save again: what you typed stays.';

const SAVED_MEANWHILE = 'Somebody else has saved another value here. Save again to replace it.';

/** `null` is the status of a call without an answer, such as one without network. */
const hasStatus = (error: unknown, status: number | null): boolean =>
  error instanceof FetchError && error.status === status;

/** Whether somebody deleted what the form is of meanwhile, or the user may no longer change it. */
const isDeletedOrForbidden = (error: unknown): boolean => hasStatus(error, 404) || hasStatus(error, 403);

/**
 * The state of an editor: loads the properties of `path`, and saves them. If the session has ended, opens the login
 * above the form, and continues once the person who opened the form is signed in again (R137).
 */
export function usePropertyEditor({ path, close, onSaved }: Omit<PropertyEditorProps, 'title'>) {
  const { client, crash, toast, reload, openDialog, session } = usePlatform();
  const [state, dispatch] = useReducer(editorReducer, LOADING);
  const isOpen = useRef(false);
  /** a save had no answer: the site may have stored it */
  const mayBeSaved = useRef(false);
  const userId = session.user?.id;
  const [openedBy] = useState(userId);
  // the button that opened the form may be gone by then
  useEffect(() => restoreFocus, []);

  const refuse = (message: string) => dispatch({ type: 'refuse', faults: {}, message });
  const logIn = () => openDialog('login', { keepsPage: true });

  const load = useEffectEvent(async () => {
    try {
      const properties = await client.get(propertiesQuery(path), { cache: false });
      if (isOpen.current) dispatch({ type: 'load', properties });
    } catch (error) {
      if (!isOpen.current) return;
      if (hasStatus(error, 401)) {
        refuse(LOG_IN_TO_OPEN);
        logIn();
        return;
      }
      const isGone = isDeletedOrForbidden(error);
      if (isGone || hasStatus(error, null)) toast(failureText(error), 'failure');
      else crash(error);
      // the page still shows what was deleted or is forbidden, and the button that opened the form
      if (isGone) await reload();
      if (isOpen.current) startTransition(close);
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another form loads
  useEffect(() => {
    isOpen.current = true;
    void load();
    return () => {
      isOpen.current = false;
    };
  }, [client, path]);

  const goOn = useEffectEvent(() => {
    if (state.message === '' || userId !== openedBy) return;
    dispatch({ type: 'go on' });
    if (!state.properties) void load();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody logged in
  useEffect(() => goOn(), [userId]);

  const finish = async () => {
    dispatch({ type: 'finish' });
    // the user may have closed it while it was saving
    if (isOpen.current) close();
    toast('Saved');
    await reload();
    onSaved?.();
  };

  /** If somebody else has saved other fields meanwhile, keeps their values; for the same field, the user chooses. */
  const send = async (current: EditorState, properties: Property[]): Promise<void> => {
    const refusal = parseSaveReply(await client.send('POST', path, editedValues(current)), properties);
    if (!refusal) return finish();
    // such as of a second event of the same name and start: the page gets the first one
    if (mayBeSaved.current) void reload();
    if (!(FORM_VERSION in refusal.faults)) return dispatch({ type: 'refuse', ...refusal });
    const update = {
      type: 'update',
      properties: await client.get(propertiesQuery(path), { cache: false }),
    } as const;
    dispatch(update);
    const updated = editorReducer(current, update);
    const theirs = Object.keys(updated.theirs);
    if (theirs.length === 0) return send(updated, update.properties);
    const faults = Object.fromEntries(theirs.map((name) => [name, SAVED_MEANWHILE]));
    dispatch({ type: 'refuse', faults, message: '' });
  };

  const save = async () => {
    const { properties, values, saving } = state;
    if (!properties || saving) return;
    const faults = findFaults(properties, values);
    if (Object.keys(faults).length > 0) return dispatch({ type: 'refuse', faults, message: '' });
    dispatch({ type: 'save' });
    try {
      await send(state, properties);
    } catch (error) {
      if (hasStatus(error, 401)) {
        refuse(LOG_IN_TO_SAVE);
        logIn();
      } else if (hasStatus(error, 412)) {
        refuse(
          `${failureText(error)} Nothing is saved: to save this form, log in again as the person who opened it.`,
        );
      } else if (hasStatus(error, null)) {
        mayBeSaved.current = true;
        refuse(`${failureText(error)}. Save again later: what you typed stays.`);
      } else if (isDeletedOrForbidden(error)) {
        refuse(failureText(error));
      } else {
        dispatch({ type: 'fail' });
        crash(error);
      }
    }
  };

  return { state, dispatch, save, logIn: state.message !== '' && !session.user ? logIn : null };
}
