import { styled } from '@holeshot/platform';
import type { Ref } from 'react';
import type { ReactDatePickerCustomHeaderProps } from 'react-datepicker';
import { ChevronIcon } from '../../icons';

const Row = styled.div`
  display: flex;
  align-items: center;
  margin-bottom: 4px;
`;

const HeaderButton = styled.button`
  display: grid;
  place-items: center;
  min-width: 44px;
  min-height: 44px;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: var(--t1);
  font: 600 17px/1 var(--ui);
  cursor: pointer;
  &:hover {
    background: var(--s2);
  }
`;

const Title = styled(HeaderButton)`
  flex: 1;
`;

const Previous = styled(HeaderButton)`
  svg {
    transform: rotate(90deg);
  }
`;

const Next = styled(HeaderButton)`
  svg {
    transform: rotate(-90deg);
  }
`;

const MONTH = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' });

type CalendarHeaderProps = Pick<
  ReactDatePickerCustomHeaderProps,
  'monthDate' | 'visibleYearsRange' | 'decreaseMonth' | 'increaseMonth' | 'decreaseYear' | 'increaseYear'
> & { titleRef: Ref<HTMLButtonElement>; toggleYears: () => void };

/** The month between two arrows; a click on it opens the years, twelve per page. */
export function CalendarHeader({ visibleYearsRange: years, ...props }: CalendarHeaderProps) {
  return (
    <Row>
      <Previous
        type="button"
        aria-label={years ? 'Earlier years' : 'Previous month'}
        onClick={years ? props.decreaseYear : props.decreaseMonth}
      >
        <ChevronIcon />
      </Previous>
      <Title type="button" ref={props.titleRef} aria-expanded={Boolean(years)} onClick={props.toggleYears}>
        {years ? `${years.startYear} – ${years.endYear}` : MONTH.format(props.monthDate)}
      </Title>
      <Next
        type="button"
        aria-label={years ? 'Later years' : 'Next month'}
        onClick={years ? props.increaseYear : props.increaseMonth}
      >
        <ChevronIcon />
      </Next>
    </Row>
  );
}
