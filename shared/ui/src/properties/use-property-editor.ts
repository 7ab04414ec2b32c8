import { propertiesQuery } from '@holeshot/client';
import { usePlatform } from '@holeshot/platform';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { editedValues, editorReducer, LOADING } from './editor-state';
import { findFaults } from './property-checks';
import { parseSaveReply } from './save-reply';

export interface PropertyEditorProps {
  /** such as `Edit Account` */
  title: string;
  /** of the form's API: `/api/{type}[/id/{id}]` */
  path: string;
  close: () => void;
  /** called once the form is saved, and the page loaded again */
  onSaved?: () => void;
}

/** The state of an editor: loads the properties of `path`, and saves them. */
export function usePropertyEditor({ path, close, onSaved }: Omit<PropertyEditorProps, 'title'>) {
  const { client, crash, toast, reload } = usePlatform();
  const [state, dispatch] = useReducer(editorReducer, LOADING);
  const isOpen = useRef(false);

  const failLoading = useEffectEvent((error: unknown) => {
    crash(error);
    close();
  });

  useEffect(() => {
    isOpen.current = true;
    let isCurrent = true;
    client.get(propertiesQuery(path), { cache: false }).then(
      (properties) => isCurrent && dispatch({ type: 'load', properties }),
      (error: unknown) => isCurrent && failLoading(error),
    );
    return () => {
      isCurrent = false;
      isOpen.current = false;
    };
  }, [client, path]);

  const finish = async () => {
    dispatch({ type: 'finish' });
    // the user may have closed it while it was saving
    if (isOpen.current) close();
    toast('Saved');
    await reload();
    onSaved?.();
  };

  const save = async () => {
    const { properties, values, saving } = state;
    if (!properties || saving) return;
    const faults = findFaults(properties, values);
    if (Object.keys(faults).length > 0) return dispatch({ type: 'refuse', faults, message: '' });
    dispatch({ type: 'save' });
    try {
      const refusal = parseSaveReply(await client.send('POST', path, editedValues(state)), properties);
      if (refusal) dispatch({ type: 'refuse', ...refusal });
      else await finish();
    } catch (error) {
      dispatch({ type: 'fail' });
      crash(error);
    }
  };

  return { state, dispatch, save };
}
