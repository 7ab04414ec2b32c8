import { fillPath } from '@holeshot/client';
import { pilotCalendarHref } from '@holeshot/contract';
import * as paths from '@holeshot/contract/paths';
import { styled, usePlatform } from '@holeshot/platform';
import { ActionButton, Button, buttonLook, failureText, useCopy } from '@holeshot/ui';
import { useState } from 'react';
import { Buttons, Control } from './day-actions.styles';
import { type DayKey, saveDaySettings } from './day-settings';

const Link = styled.a<{ $small?: boolean }>`
  ${buttonLook}
`;

/** A calendar of the pilot's races, at an address that only this browser knows (R149). */
export function CalendarControl({ day, secret }: { day: DayKey; secret: string }) {
  const { client, toast } = usePlatform();
  const [failure, setFailure] = useState('');
  const run = async (work: () => Promise<void>) => {
    setFailure('');
    try {
      await work();
    } catch (error) {
      setFailure(`It did not work: ${failureText(error)}`);
    }
  };
  const add = () =>
    run(async () => {
      const reply = await client.send('POST', fillPath(paths.newPilotCalendar, { ...day }));
      saveDaySettings(day, { calendarSecret: (JSON.parse(reply) as { secret: string }).secret });
    });
  const end = () =>
    run(async () => {
      await client.send('DELETE', fillPath(paths.pilotCalendar, { secret }));
      saveDaySettings(day, { calendarSecret: '' });
      toast('The calendar has ended');
    });
  const note = failure && <p role="alert">{failure}</p>;
  if (secret === '') {
    return (
      <>
        <ActionButton act={add}>Add to calendar</ActionButton>
        {note}
      </>
    );
  }
  return <Calendar secret={secret} end={end} note={note} />;
}

interface CalendarProps {
  secret: string;
  end: () => Promise<void>;
  note: React.ReactNode;
}

function Calendar({ secret, end, note }: CalendarProps) {
  const copy = useCopy();
  const { href, host, pathname } = new URL(pilotCalendarHref({ secret }), window.location.origin);
  return (
    <Control role="group" aria-label="Calendar">
      <span>
        Calendar
        <small>races with range, channel and opponents</small>
      </span>
      <Buttons>
        <Link href={`webcal://${host}${pathname}`}>Open</Link>
        <Button onClick={() => copy(href)}>Copy address</Button>
        <ActionButton $look="quiet" act={end}>
          End it
        </ActionButton>
      </Buttons>
      <p>
        Whoever has the address can read it. Calendars ask for changes when they like, often only every few
        hours.
      </p>
      {note}
    </Control>
  );
}
