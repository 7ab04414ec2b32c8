import type { ReactNode } from 'react';
import type { FormFaults, FormValues } from './parse';

interface FieldProps {
  /** the name of the value */
  name: string;
  label: string;
  values?: FormValues | undefined;
  faults?: FormFaults | undefined;
  /** what to enter */
  hint?: string;
}

const getId = (name: string) => `field-${name}`;

function Labelled({ name, label, hint, faults = {}, children }: FieldProps & { children: ReactNode }) {
  const fault = faults[name];
  return (
    <div className="field">
      <label htmlFor={getId(name)}>{label}</label>
      {children}
      {fault && (
        <p className="fault" id={`${getId(name)}-fault`}>
          {fault}
        </p>
      )}
      {hint && (
        <p className="hint" id={`${getId(name)}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The attributes of a control that name its fault and its hint. */
function controlProps({ name, values = {}, faults = {}, hint }: FieldProps) {
  const fault = faults[name];
  const ids = [fault && `${getId(name)}-fault`, hint && `${getId(name)}-hint`].filter(Boolean);
  return {
    id: getId(name),
    name,
    defaultValue: values[name] ?? '',
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}

interface InputFieldProps extends FieldProps {
  type?: 'text' | 'search' | 'url' | 'number' | 'datetime-local';
  step?: string;
  required?: boolean;
  maxLength?: number;
}

/** A line of text, a number or a date. */
export function InputField({ type = 'text', step, required, maxLength, ...field }: InputFieldProps) {
  return (
    <Labelled {...field}>
      <input
        {...controlProps(field)}
        type={type}
        step={step}
        required={required}
        maxLength={maxLength}
        autoComplete="off"
      />
    </Labelled>
  );
}

/** Several lines of text. */
export function TextField({ rows, ...field }: FieldProps & { rows: number }) {
  return (
    <Labelled {...field}>
      <textarea {...controlProps(field)} rows={rows} />
    </Labelled>
  );
}

/** One of several values. */
export function SelectField({
  options,
  ...field
}: FieldProps & { options: readonly { value: string; label: string }[] }) {
  return (
    <Labelled {...field}>
      <select {...controlProps(field)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

/** On or off: the value is `on`, or absent. */
export function CheckField({ name, label, values = {} }: Pick<FieldProps, 'name' | 'label' | 'values'>) {
  return (
    <label className="check">
      <input type="checkbox" name={name} defaultChecked={values[name] === 'on'} />
      {label}
    </label>
  );
}

interface FormProps {
  /** where the form is sent */
  action: string;
  /** the text of its button */
  submit: string;
  look?: 'primary' | 'outline';
  /** how many fields were wrong, in words above them */
  faults?: FormFaults;
  /** a link beside the button that leaves the form */
  cancel?: string;
  children?: ReactNode;
}

/** A form that changes something. */
export function PostForm({ action, submit, look = 'primary', faults = {}, cancel, children }: FormProps) {
  const count = Object.keys(faults).length;
  return (
    <form method="post" action={action}>
      {count > 0 && (
        <p className="fault" role="alert">
          {count === 1 ? 'One field needs a change.' : `${count} fields need a change.`} Nothing was saved.
        </p>
      )}
      {children}
      <div className="buttons">
        <button type="submit" className={look}>
          {submit}
        </button>
        {cancel !== undefined && (
          <a className="button quiet" href={cancel}>
            Cancel
          </a>
        )}
      </div>
    </form>
  );
}

/** The section that leads to the page of a merge; its field `from` is merged away. */
export const MergeSection = ({ action, ...field }: Omit<FieldProps, 'name'> & Pick<FormProps, 'action'>) => (
  <section aria-labelledby="merge">
    <h2 id="merge">Merge</h2>
    <form method="get" action={action}>
      <InputField {...field} name="from" required />
      <div className="buttons">
        <button type="submit" className="outline">
          Show what will be moved
        </button>
      </div>
    </form>
  </section>
);

/** A form that filters the list below it. */
export const FilterForm = ({
  action,
  submit,
  children,
}: Pick<FormProps, 'action' | 'submit' | 'children'>) => (
  <search>
    <form method="get" action={action} className="filter">
      {children}
      <button type="submit" className="outline">
        {submit}
      </button>
    </form>
  </search>
);
