import type { Session } from '@holeshot/client';
import { TOAST_MS } from '@holeshot/contract';
import { type DialogComponent, type Platform, PlatformContext } from '@holeshot/platform';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ConfirmExternalDialog } from '../chrome/confirm-external-dialog';
import { type CrashDialogComponent, loadCrashDialog } from '../chrome/load-crash-dialog';
import { Toasts } from '../chrome/toasts';
import { useServices } from './services';

interface OpenDialog {
  Dialog: DialogComponent;
  props: Record<string, unknown>;
}

/** Owns what all remotes share: dialogs, toasts, crash report, session. */
export function PlatformProvider({ session, children }: { session: Session; children: ReactNode }) {
  const { client, config, prefetch, loadDialog, notices } = useServices();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [external, setExternal] = useState<{ href: string; label: string } | null>(null);
  const [crash, setCrash] = useState<{ error: unknown; CrashDialog: CrashDialogComponent } | null>(null);
  const { items, toast } = useToasts(notices);

  const platform = useMemo<Platform>(() => {
    const showCrash = (error: unknown) =>
      void loadCrashDialog().then((CrashDialog) => setCrash({ error, CrashDialog }));
    return {
      session,
      client,
      config,
      prefetch,
      toast,
      crash: showCrash,
      confirmExternal: setExternal,
      openDialog: (name, props = {}) => {
        loadDialog(name).then((Dialog) => setDialog({ Dialog, props }), showCrash);
      },
    };
  }, [session, client, config, prefetch, toast, loadDialog]);

  return (
    <PlatformContext.Provider value={platform}>
      {children}
      {dialog && <dialog.Dialog props={dialog.props} close={() => setDialog(null)} />}
      {external && <ConfirmExternalDialog link={external} close={() => setExternal(null)} />}
      {crash && <crash.CrashDialog error={crash.error} close={() => setCrash(null)} />}
      <Toasts items={items} />
    </PlatformContext.Provider>
  );
}

function useToasts(notices: readonly string[]) {
  const [items, setItems] = useState<{ id: number; text: string }[]>([]);
  const nextId = useRef(0);
  const toast = useCallback((text: string) => {
    const id = nextId.current++;
    setItems((shown) => [...shown, { id, text }]);
    setTimeout(() => setItems((shown) => shown.filter((item) => item.id !== id)), TOAST_MS);
  }, []);
  useEffect(() => notices.forEach(toast), [notices, toast]);
  return { items, toast };
}
