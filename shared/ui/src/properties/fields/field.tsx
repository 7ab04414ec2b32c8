import { styled } from '@holeshot/platform';
import { Muted } from '@holeshot/ui/base';
import type { FocusEvent, ReactNode } from 'react';
import { FaultIcon } from '../../icons';

/** The interface between the form and the field of one property. */
export interface FieldControl<Value> {
  /** id of the control */
  id: string;
  title: string;
  desc?: string;
  isRequired?: boolean;
  fault?: string | undefined;
  value: Value;
  edit: (value: Value) => void;
  /** called when the focus leaves the field */
  leave?: () => void;
}

type Labels = Pick<FieldControl<unknown>, 'id' | 'title' | 'desc' | 'isRequired' | 'fault'>;

const Frame = styled.div``;

const Head = styled.div`
  display: flex;
  gap: 10px;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: 5px;
`;

const Label = styled.label`
  font-weight: 600;
`;

const Mark = styled(Muted)`
  font-size: 14px;
`;

export const Hint = styled.p`
  margin-top: 6px;
  color: var(--t2);
  font: 14px/1.45 var(--prose);
`;

const Fault = styled.p`
  display: flex;
  gap: 7px;
  align-items: center;
  margin-top: 6px;
  color: var(--red-t);
  font-size: 15px;
  svg {
    flex: none;
  }
`;

const isLeft = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !currentTarget.contains(relatedTarget);

const describedBy = ({ id, desc, fault }: Pick<Labels, 'id' | 'desc' | 'fault'>): string | undefined =>
  [fault && `${id}-fault`, desc && `${id}-desc`].filter(Boolean).join(' ') || undefined;

/** The attributes that connect a control with its label, helper text and fault. */
export const controlAttributes = (labels: Labels) => ({
  id: labels.id,
  'aria-describedby': describedBy(labels),
  'aria-invalid': labels.fault ? true : undefined,
  'aria-required': labels.isRequired || undefined,
});

/** Helper text and fault below a control. Screen readers announce the fault when it appears. */
export const FieldNotes = ({ id, desc, fault }: Pick<Labels, 'id' | 'desc' | 'fault'>) => (
  <>
    <div aria-live="polite">
      {fault && (
        <Fault id={`${id}-fault`}>
          <FaultIcon />
          {fault}
        </Fault>
      )}
    </div>
    {desc && <Hint id={`${id}-desc`}>{desc}</Hint>}
  </>
);

type FieldProps = Labels & Pick<FieldControl<unknown>, 'leave'> & { children: ReactNode };

/** A control with its label above, and helper text and fault below. */
export const Field = ({ leave, children, ...labels }: FieldProps) => (
  <Frame onBlur={(event) => isLeft(event) && leave?.()}>
    <Head>
      <Label htmlFor={labels.id}>{labels.title}</Label>
      {labels.isRequired && <Mark aria-hidden="true">required</Mark>}
    </Head>
    {children}
    <FieldNotes {...labels} />
  </Frame>
);

/** A field with several controls, or none: its title names the group. */
export const FieldGroup = ({ children, ...labels }: Labels & { children: ReactNode }) => (
  <Frame role="group" aria-labelledby={`${labels.id}-label`} aria-describedby={describedBy(labels)}>
    <Head>
      <Label as="span" id={`${labels.id}-label`}>
        {labels.title}
      </Label>
      {labels.isRequired && <Mark aria-hidden="true">required</Mark>}
    </Head>
    {children}
    <FieldNotes {...labels} />
  </Frame>
);
