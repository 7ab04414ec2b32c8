import { styled } from '@holeshot/platform';
import { Button, Loader, Prose } from '@holeshot/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Problem } from '../page/problem';
import { entriesOfDrop, filesOfEntries, filesOfInput } from './choose-files';
import type { ChosenFile } from './chosen-file';

const Target = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: 12px;
  justify-items: center;
  padding: 28px 16px;
  border: 1px dashed var(--edge);
  border-radius: 10px;
  background: ${({ $isOver }) => ($isOver ? 'var(--s3)' : 'none')};
  color: var(--t2);
  text-align: center;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

interface ChooseProps {
  problem: string | null;
  isReading: boolean;
  choose: (load: () => Promise<ChosenFile[]> | ChosenFile[]) => void;
}

/** Asks for a folder or a zip of the desktop app's events, by buttons or by dropping it. */
export function ChooseFolderOrZip({ problem, isReading, choose }: ChooseProps) {
  const folder = useRef<HTMLInputElement>(null);
  const zip = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    // React's types lack this attribute
    if (folder.current) folder.current.webkitdirectory = true;
  }, []);

  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const entries = event.dataTransfer ? entriesOfDrop(event.dataTransfer.items) : [];
    if (!isReading && entries.length > 0) choose(() => filesOfEntries(entries));
  });
  // the whole window is the target: the browser would open a file that is dropped beside it
  useEffect(() => {
    const drag = (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => setIsOver(relatedTarget !== null);
    const take = (event: DragEvent) => drop(event);
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', take);
    return () => {
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', take);
    };
  }, []);
  const takeFrom = (input: HTMLInputElement) => {
    const { files } = input;
    if (!files || files.length === 0) return;
    const chosen = [...files];
    choose(() => filesOfInput(chosen));
    // so that choosing the same files again fires `change`
    input.value = '';
  };

  return (
    <>
      <Prose>
        Choose the folder of an event of the timing app, or the app’s folder <b>events</b> with several, or a
        zip of either. It is only read. What the site has already is not sent twice.
      </Prose>
      <Target $isOver={isOver}>
        {isReading ? (
          <Loader what="the files" />
        ) : (
          <>
            <p>Drop a folder or a zip here, or</p>
            <Buttons>
              <Button onClick={() => folder.current?.click()}>Choose a folder</Button>
              <Button onClick={() => zip.current?.click()}>Choose a zip</Button>
            </Buttons>
          </>
        )}
      </Target>
      {problem && <Problem>{problem}</Problem>}
      <input
        ref={folder}
        type="file"
        hidden
        aria-label="Folder of events"
        onChange={({ target }) => takeFrom(target)}
      />
      <input
        ref={zip}
        type="file"
        accept=".zip"
        hidden
        aria-label="Zip of events"
        onChange={({ target }) => takeFrom(target)}
      />
    </>
  );
}
