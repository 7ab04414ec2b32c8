import { styled } from '@holeshot/platform';
import { type ReactNode, useEffect } from 'react';

/** Examples by component name, followed by a comma and the state where there are several. */
export type Examples = Readonly<Record<string, ReactNode>>;

const Block = styled.section`
  margin-block: 40px;
  > h2 {
    margin-bottom: 16px;
    font-size: 16px;
    color: var(--t2);
  }
`;

const Title = styled.h1`
  margin-top: 24px;
`;

/** The examples of one room, each under its name. */
export function RoomPage({ room, examples }: { room: string; examples: Examples }) {
  useEffect(() => {
    document.title = `${room} · Holeshot catalogue`;
    document.documentElement.dataset.ready = '';
  }, [room]);
  return (
    <>
      <Title>{room}</Title>
      {Object.entries(examples).map(([name, content]) => (
        <Block key={name} aria-label={name}>
          <h2>{name}</h2>
          {content}
        </Block>
      ))}
    </>
  );
}
