import { styled } from '@holeshot/platform';
import { FailedView, useTheme } from '@holeshot/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFrameHeight } from './use-frame-height';

const Frame = styled.iframe`
  display: block;
  width: calc(100% + 8px);
  min-height: 320px;
  /* below the top bar and the links */
  scroll-margin-top: 16px;
  margin-inline: -4px;
  border: 0;
  background: var(--bg);
`;

interface ServerFrameProps {
  /** for screen readers */
  title: string;
  /** address of a server page */
  path: string;
}

/** A page of the server in a frame as high as its content, so that only the page around it scrolls. */
export function ServerFrame({ title, path }: ServerFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const { height, onLoad } = useFrameHeight(frame, fail);
  const theme = useTheme();
  const showTheme = useCallback(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (root) root.dataset.theme = theme;
  }, [theme]);
  useEffect(showTheme, [showTheme]);
  if (hasFailed) {
    const failure = { message: 'The server did not answer.', url: path, status: null, detail: null };
    return <FailedView what={title} failure={failure} retry={() => setFailed(false)} />;
  }
  return (
    <Frame
      ref={frame}
      title={title}
      src={path}
      height={height}
      onLoad={() => {
        showTheme();
        onLoad();
      }}
    />
  );
}
