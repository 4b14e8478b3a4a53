import { ExportButtons, type ExportButtonsProps } from 'kit/export';
import { phone, SearchField, Toolbar, useMediaQuery, VisuallyHidden } from 'kit/ui';
import styled from 'styled-components';

import { SavedViewsButton } from '../views/SavedViewsButton';

/** The props of ListToolbar. */
export type ListToolbarProps<Row> = ExportButtonsProps<Row> & {
  /** What is searched, such as 'Zoek op naam'. */
  label: string;
  text: string;
  onText: (text: string) => void;
  /** Which list: offers to save what it shows under a name. */
  list?: string;
};

/** Above a list: searching it, and taking along what is found. */
export function ListToolbar<Row>({ label, text, onText, list, ...shown }: ListToolbarProps<Row>) {
  const onPhone = useMediaQuery(phone);
  return (
    <Root>
      <SearchField label={label} placeholder={onPhone ? 'Zoek' : undefined} value={text} onChange={onText} />
      <VisuallyHidden role="status">{text && `${shown.rows.length} gevonden`}</VisuallyHidden>
      {list && <SavedViewsButton list={list} />}
      <ExportButtons {...shown} />
    </Root>
  );
}

const Root = styled(Toolbar)`
  margin-bottom: var(--s4);
  @media ${phone} {
    flex-wrap: nowrap;
    gap: var(--s1);
    margin-bottom: var(--s2);
    > [role='search'] {
      min-width: 0;
    }
    > [aria-label='Meer'] {
      margin-right: -10px;
    }
  }
`;
