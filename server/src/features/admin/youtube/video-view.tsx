import { formatWireClock } from '@holeshot/domain';
import { AdminPage } from '../page/admin-page';
import { CheckField, InputField, PostForm, SelectField } from '../page/form';
import type { WrongForm } from '../page/parse';
import { adminPath } from '../page/paths';
import type { ClubWithChannel, LinkableEvent, LinkedVideo } from './repository';
import { getTimeZone } from './video-form';

interface VideoViewProps extends Pick<WrongForm, 'values'> {
  faults?: WrongForm['faults'];
  club: ClubWithChannel;
  /** to choose from */
  events: readonly LinkableEvent[];
  /** absent for a new one */
  linked?: LinkedVideo;
}

/** `2026-11-22 Winter Series 4` */
const getLabel = ({ name, startMs }: LinkableEvent): string =>
  startMs === null ? name : `${formatWireClock(startMs).slice(0, 10)} ${name}`;

/** `/api/dev/youtube/videos/{id}` and `/api/dev/youtube/clubs/{id}/new`: the form of a video. */
export function VideoView({ club, events, linked, values, faults = {} }: VideoViewProps) {
  const fields = { values, faults };
  const clubPath = adminPath('youtube', ['clubs', club.id]);
  const event = linked?.event;
  // the event of an old video is not among the newest ones
  const choices = event && !events.some(({ id }) => id === event.id) ? [event, ...events] : events;
  return (
    <AdminPage
      page="youtube"
      heading={linked ? linked.video.title || linked.video.videoId : `Link a video of ${club.name}`}
    >
      <PostForm
        action={
          linked
            ? adminPath('youtube', ['videos', linked.video.id])
            : adminPath('youtube', ['clubs', club.id, 'new'])
        }
        submit={linked ? 'Save' : 'Link'}
        faults={faults}
        cancel={clubPath}
      >
        <InputField name="video" label="Video" required hint="Its id or its address." {...fields} />
        <InputField name="title" label="Title" maxLength={200} {...fields} />
        <SelectField
          name="event"
          label="Event"
          options={[
            { value: '', label: 'No event' },
            ...choices.map((one) => ({ value: one.id, label: getLabel(one) })),
          ]}
          {...fields}
        />
        <InputField
          name="start"
          label="Start of the stream"
          type="datetime-local"
          step="1"
          hint={`By the clock of the event; without one, of the club: ${getTimeZone(event, club)}. Empty for the start of the event.`}
          {...fields}
        />
        <InputField
          name="offset"
          label="Offset in seconds"
          hint="By how much the stream shows a moment later than its start says; negative for earlier. The player seeks that much further."
          {...fields}
        />
        <CheckField name="syncWarning" label="Warn that stream and clock differ" values={values} />
      </PostForm>
      {linked && <OtherActions linked={linked} />}
    </AdminPage>
  );
}

function OtherActions({ linked: { video, event } }: { linked: LinkedVideo }) {
  return (
    <section aria-labelledby="remove">
      <h2 id="remove">Remove</h2>
      <div className="buttons">
        {event && (
          <PostForm
            action={adminPath('youtube', ['videos', video.id, 'unlink'])}
            submit={`Unlink from ${event.name}`}
            look="outline"
          />
        )}
        <a className="button outline" href={adminPath('youtube', ['videos', video.id, 'delete'])}>
          Delete the video
        </a>
      </div>
    </section>
  );
}

/** `/api/dev/youtube/videos/{id}/delete`: asks whether to delete a video. */
export function DeleteVideoView({ linked: { video, event } }: { linked: LinkedVideo }) {
  const name = video.title || video.videoId;
  return (
    <AdminPage page="youtube" heading={`Delete ${name}?`}>
      <p>
        It disappears from the club{event && ` and from ${event.name}`}. If it is on the channel of the club,
        the next search brings it back: to keep it away from an event, unlink it.
      </p>
      <PostForm
        action={adminPath('youtube', ['videos', video.id, 'delete'])}
        submit="Delete the video"
        cancel={adminPath('youtube', ['videos', video.id])}
      />
    </AdminPage>
  );
}
