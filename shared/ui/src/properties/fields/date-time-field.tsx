import { styled } from '@holeshot/platform';
import { enGB } from 'date-fns/locale/en-GB';
import { type KeyboardEvent, useRef, useState } from 'react';
import { DatePicker } from 'react-datepicker';
import { toLocalDate, toPickedText, withYear } from '../date-text';
import { CalendarHeader } from './calendar-header';
import { datePickerLook } from './date-picker-look';
import { controlAttributes, Field, type FieldControl } from './field';
import { Input } from './input-look';

const Calendar = styled.div`
  ${datePickerLook}
`;

/** The date at which the calendar opens without a value. */
const usualStart = (): Date => new Date(new Date().setHours(9, 0, 0, 0));

/** A date and time, typed or chosen from a calendar that opens on a click or Arrow Down. */
export function DateTimeField(props: FieldControl<string>) {
  const { value, edit } = props;
  const picker = useRef<DatePicker>(null);
  const [isPickingYear, setIsPickingYear] = useState(false);
  const shouldFocusTitle = useRef(false);
  const selected = toLocalDate(value);

  const toggleYears = () => {
    // the other view renders a new title element
    shouldFocusTitle.current = true;
    setIsPickingYear(!isPickingYear);
  };
  const focusTitle = (title: HTMLButtonElement | null) => {
    if (!title || !shouldFocusTitle.current) return;
    shouldFocusTitle.current = false;
    title.focus();
  };
  const pick = (date: Date | null) => {
    if (!date) return;
    const year = date.getFullYear();
    edit(isPickingYear && selected ? withYear(value, year) : toPickedText(value, selected, date));
    if (isPickingYear) toggleYears();
  };

  /* By default the library takes the focus out of the input, a frame later. */
  const closeCalendar = () => picker.current?.setOpen(false, true);

  /* The library takes Enter and Esc in the input, open or not: it removes the focus, and Enter does not save the form. */
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (!['Enter', 'Escape'].includes(event.key) || !(event.target instanceof HTMLInputElement)) return;
    event.stopPropagation();
    if (!picker.current?.isCalendarOpen()) return;
    event.preventDefault();
    closeCalendar();
  };

  return (
    <Field {...props}>
      <Calendar onKeyDownCapture={onKeyDownCapture}>
        <DatePicker
          ref={picker}
          id={props.id}
          customInput={<Input {...controlAttributes(props)} />}
          // the text is the value: dates derive from it, never the reverse
          value={value}
          selected={selected}
          openToDate={selected ?? usualStart()}
          onChange={pick}
          onChangeRaw={(event, choice) => {
            if (choice || !(event?.target instanceof HTMLInputElement)) return;
            event.preventDefault();
            closeCalendar();
            edit(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || picker.current?.isCalendarOpen()) return;
            event.preventDefault();
            picker.current?.setOpen(true);
          }}
          onCalendarClose={() => setIsPickingYear(false)}
          preventOpenOnFocus
          placeholderText="yyyy/mm/dd hh:mm"
          autoComplete="off"
          locale={enGB}
          dateFormat="yyyy/MM/dd HH:mm"
          showTimeSelect={!isPickingYear}
          timeFormat="HH:mm"
          timeIntervals={30}
          showYearPicker={isPickingYear}
          yearItemNumber={12}
          shouldCloseOnSelect={!isPickingYear}
          fixedHeight
          showPopperArrow={false}
          popperPlacement="bottom-start"
          // fixed, so that the dialog does not clip it
          popperProps={{ strategy: 'fixed' }}
          renderCustomHeader={(header) => (
            <CalendarHeader {...header} titleRef={focusTitle} toggleYears={toggleYears} />
          )}
        />
      </Calendar>
    </Field>
  );
}
