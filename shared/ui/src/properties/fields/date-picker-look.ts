import { css } from '@holeshot/platform';
import { visuallyHidden } from '@holeshot/ui/base';

/** The calendar of react-datepicker in the site's tokens; its own style sheet is not loaded. */
export const datePickerLook = css`
  .react-datepicker-wrapper,
  .react-datepicker__input-container {
    display: block;
    position: relative;
  }
  .react-datepicker-popper {
    z-index: 2;
  }
  .react-datepicker {
    display: flex;
    overflow: hidden;
    border: 1px solid var(--edge);
    border-radius: 10px;
    background: var(--s3);
    color: var(--t1);
    box-shadow: var(--raised);
  }
  .react-datepicker__month-container,
  .react-datepicker__year--container {
    padding: 8px;
  }
  .react-datepicker__aria-live,
  .react-datepicker__sr-only {
    ${visuallyHidden}
  }
  .react-datepicker__day-names,
  .react-datepicker__week {
    display: flex;
  }
  .react-datepicker__day-name {
    width: 38px;
    padding-block: 4px;
    color: var(--t2);
    font-size: 14px;
    text-align: center;
  }
  .react-datepicker__day {
    width: 38px;
    line-height: 36px;
    border-radius: 6px;
    text-align: center;
    cursor: pointer;
  }
  .react-datepicker__day:hover,
  .react-datepicker__year-text:hover,
  .react-datepicker__time-list-item:hover {
    background: var(--s2);
  }
  .react-datepicker__day--outside-month {
    color: var(--t3);
  }
  .react-datepicker__day--today,
  .react-datepicker__year-text--today {
    font-weight: 700;
    box-shadow: inset 0 0 0 1px var(--edge);
  }
  .react-datepicker__day--selected,
  .react-datepicker__year-text--selected,
  .react-datepicker__time-list-item--selected {
    background: var(--red);
    color: var(--white);
    forced-color-adjust: none;
    font-weight: 700;
  }
  .react-datepicker__day--selected:hover,
  .react-datepicker__year-text--selected:hover,
  .react-datepicker__time-list-item--selected:hover {
    background: var(--red-hover);
  }
  .react-datepicker__day:focus-visible,
  .react-datepicker__year-text:focus-visible,
  .react-datepicker__time-list-item:focus-visible {
    outline-offset: -2px;
  }
  .react-datepicker__year-wrapper {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 4px;
    width: 266px;
  }
  .react-datepicker__year-text {
    line-height: 52px;
    border-radius: 6px;
    text-align: center;
    cursor: pointer;
  }
  .react-datepicker__time-container {
    position: relative;
    width: 82px;
    border-left: 1px solid var(--line);
  }
  .react-datepicker__header--time {
    height: 38px;
    border-bottom: 1px solid var(--line);
    color: var(--t2);
    font-size: 14px;
    line-height: 38px;
    text-align: center;
  }
  /* as high as the month beside it; the library's own height misses some of its changes */
  .react-datepicker__time {
    position: absolute;
    inset: 38px 0 0;
  }
  .react-datepicker__time-box {
    height: 100%;
  }
  .react-datepicker__time-list {
    height: 100% !important;
    overflow-y: auto;
    scrollbar-width: thin;
  }
  .react-datepicker__time-list-item {
    padding-block: 8px;
    text-align: center;
    cursor: pointer;
  }
`;
