import { shortBuildId, type WireBuildSlot, type WirePublishedBuild } from '@holeshot/contract/wire';
import { usePlatform } from '@holeshot/platform';
import { BoolField, ConfirmDialog, SelectField, StringField, TextField } from '@holeshot/ui';
import { useId, useState } from 'react';
import { ReasonField } from './reason-field';
import { findParseFault, parseIds, parseSteps, readValue } from './rollout-text';
import { actionPath } from './rollouts.query';
import { dateText } from './share-text';
import type { RegistryWrite } from './use-registry-write';

const USUAL_STEPS = '1 % for 30 min\n5 % for 60 min\n25 % for 120 min\n100 % for 240 min';

interface StartDialogProps {
  name: WireBuildSlot['name'];
  /** builds to choose from */
  builds: readonly WirePublishedBuild[];
  generation: number;
  write: RegistryWrite;
  close: () => void;
}

const getOption = ({ buildId, publishedAt, publishedBy }: WirePublishedBuild) => ({
  value: buildId,
  name: publishedAt
    ? `${shortBuildId(buildId)} · ${publishedBy}, ${dateText(publishedAt)}`
    : `${shortBuildId(buildId)} · built on the server`,
});

/** Begins a rollout: build, steps, and the cohort that always gets it. */
export function StartDialog({ name, builds, generation, write, close }: StartDialogProps) {
  const { toast } = usePlatform();
  const prefix = useId();
  const [buildId, setBuildId] = useState(builds[0]?.buildId ?? '');
  const [stepsText, setStepsText] = useState(USUAL_STEPS);
  const [staff, setStaff] = useState(false);
  const [clubsText, setClubsText] = useState('');
  const [usersText, setUsersText] = useState('');
  const [why, setWhy] = useState('');
  const [steps, clubIds, userIds] = [parseSteps(stepsText), parseIds(clubsText), parseIds(usersText)];
  const isComplete =
    buildId !== '' &&
    why.trim() !== '' &&
    [steps, clubIds, userIds].every((part) => !findParseFault<unknown>(part));
  const act = async () => {
    await write('POST', actionPath(name), {
      action: 'start',
      generation,
      why: why.trim(),
      buildId,
      steps: readValue(steps),
      cohort: { staff, clubIds: readValue(clubIds), userIds: readValue(userIds) },
    });
    toast(`The rollout of ${shortBuildId(buildId)} has begun.`);
  };
  return (
    <ConfirmDialog
      title={`Rollout of ${name}`}
      text="It begins at once with the first step, and is taken back by itself when it fails more often than the stable build."
      action="Start"
      act={act}
      close={close}
      canAct={isComplete}
    >
      <SelectField
        id={`${prefix}build`}
        title="Build"
        options={builds.map(getOption)}
        value={buildId}
        edit={setBuildId}
      />
      <TextField
        id={`${prefix}steps`}
        title="Steps"
        desc="A line for each: share of visitors, and how long it lasts at least."
        fault={findParseFault(steps)}
        height={116}
        value={stepsText}
        edit={setStepsText}
      />
      <BoolField
        id={`${prefix}staff`}
        title="The admin gets it whatever the share"
        value={staff}
        edit={setStaff}
      />
      <StringField
        id={`${prefix}clubs`}
        title="Clubs"
        desc="Numbers of clubs whose managers get it. While one of their events is live, the rollout stays at its step."
        fault={findParseFault(clubIds)}
        value={clubsText}
        edit={setClubsText}
      />
      <StringField
        id={`${prefix}users`}
        title="People"
        desc="Numbers of people who get it."
        fault={findParseFault(userIds)}
        value={usersText}
        edit={setUsersText}
      />
      <ReasonField why={why} edit={setWhy} />
    </ConfirmDialog>
  );
}
