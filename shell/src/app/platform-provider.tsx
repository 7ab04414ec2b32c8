import { type Session, sessionQuery } from '@holeshot/client';
import { TOAST_MS } from '@holeshot/contract';
import { type Platform, PlatformContext, useLocation, useRevalidator } from '@holeshot/platform';
import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { loadCrashDialog } from '../chrome/load-crash-dialog';
import { Toasts } from '../chrome/toasts';
import { NO_OVERLAYS, overlaysReducer } from './overlays';
import { useServices } from './services';

const findUserId = ({ user }: Session): number | null => user?.id ?? null;

interface PlatformProviderProps {
  /** as loaded with the first page */
  firstSession: Session;
  children: ReactNode;
}

/** Provides the platform to all remotes, and renders the dialogs and toasts they open. */
export function PlatformProvider({ firstSession, children }: PlatformProviderProps) {
  const { client, config, prefetch, loadDialog, notices } = useServices();
  const [{ dialog, login, external, crash, toasts }, dispatch] = useReducer(overlaysReducer, NO_OVERLAYS);

  // Back and Forward close the dialogs of the page that they leave; a link can lead to a page and open its dialog
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const [shownPath, setShownPath] = useState(pathname);
  if (pathname !== shownPath) {
    setShownPath(pathname);
    if (navigationType === 'POP') dispatch({ type: 'leave page' });
  }

  const nextToastId = useRef(0);
  const toast = useCallback((text: string, kind?: 'failure') => {
    const id = nextToastId.current++;
    dispatch({ type: 'add toast', toast: { id, text, kind } });
    setTimeout(() => dispatch({ type: 'remove toast', id }), TOAST_MS);
  }, []);
  useEffect(() => {
    for (const notice of notices) toast(notice);
  }, [notices, toast]);

  const { session, reload } = useTabSession(firstSession, toast);
  const userId = findUserId(session);
  useEffect(() => {
    if (userId !== null) dispatch({ type: 'close', overlay: 'login' });
  }, [userId]);

  const platform = useMemo<Platform>(() => {
    const showCrash = (error: unknown) =>
      void loadCrashDialog().then((CrashDialog) =>
        dispatch({ type: 'crash', crash: { error, CrashDialog } }),
      );
    // the names of files that did not arrive say nothing to a person without network
    const showNotLoaded = (error: unknown) =>
      navigator.onLine ? showCrash(error) : toast('You are offline', 'failure');
    return {
      session,
      client,
      config,
      prefetch,
      reload,
      toast,
      crash: showCrash,
      confirmExternal: (link) =>
        void import('../chrome/confirm-external-dialog').then(
          ({ ConfirmExternalDialog: Dialog }) =>
            dispatch({ type: 'open dialog', overlay: 'external', dialog: { Dialog, props: { ...link } } }),
          showNotLoaded,
        ),
      openDialog(name, props = {}) {
        const overlay = name === 'login' ? 'login' : 'dialog';
        loadDialog(name).then(
          (Dialog) => dispatch({ type: 'open dialog', overlay, dialog: { Dialog, props } }),
          showNotLoaded,
        );
      },
    };
  }, [session, client, config, prefetch, reload, toast, loadDialog]);

  return (
    <PlatformContext.Provider value={platform}>
      {children}
      {dialog && (
        <dialog.Dialog props={dialog.props} close={() => dispatch({ type: 'close', overlay: 'dialog' })} />
      )}
      {login && (
        <login.Dialog props={login.props} close={() => dispatch({ type: 'close', overlay: 'login' })} />
      )}
      {external && (
        <external.Dialog
          props={external.props}
          close={() => dispatch({ type: 'close', overlay: 'external' })}
        />
      )}
      {crash && (
        <crash.CrashDialog error={crash.error} close={() => dispatch({ type: 'close', overlay: 'crash' })} />
      )}
      <Toasts items={toasts} />
    </PlatformContext.Provider>
  );
}

/** The session as it was shown last in this tab, and a function that loads it and the page again. */
function useTabSession(firstSession: Session, toast: Platform['toast']) {
  const { client, connectTab } = useServices();
  const { revalidate } = useRevalidator();
  const [session, setSession] = useState(firstSession);
  const loadedFor = useRef(findUserId(firstSession));
  const reload = useCallback(async () => {
    client.clear();
    // without the site, the session and the page stay as they are
    const [latest] = await Promise.all([client.get(sessionQuery()).catch(() => null), revalidate()]);
    if (!latest) return;
    setSession(latest);
    loadedFor.current = findUserId(latest);
    client.setPerson(loadedFor.current);
  }, [client, revalidate]);
  useEffect(() => {
    client.setPerson(loadedFor.current);
    connectTab({
      reload,
      toast,
      show(latest) {
        setSession(latest);
        return findUserId(latest) !== loadedFor.current;
      },
    });
  }, [client, connectTab, reload, toast]);
  return { session, reload };
}
