import type { ExportColumn } from 'kit/export';
import type { Column } from 'kit/table';
import { Tag } from 'kit/ui';

import { ProofTag } from '../ads/ProofTag';
import type { KrantStageViewFragment } from '../gql/graphql';
import { colorLabels, proofLabels, typeLabels } from '../labels';

const colorOf = ({ advColor }: KrantStageViewFragment) => (advColor ? colorLabels[advColor] : '');
const typeOf = ({ advType }: KrantStageViewFragment) => (advType ? typeLabels[advType] : '');

/** What is shown of an advertisement before its editor. Not sortable: by number, and there may be more. */
export const firstColumns: readonly Column<KrantStageViewFragment>[] = [
  { id: 'number', header: 'Nr', nowrap: true, cell: ({ advertiserUserId }) => advertiserUserId },
  { id: 'name', header: 'Bedrijf', keepWords: true, cell: ({ name }) => name },
  { id: 'format', header: 'Formaat', nowrap: true, phone: 'line', cell: ({ advFormat }) => advFormat },
  { id: 'color', header: 'Kleur', keepWords: true, phone: 'line', cell: colorOf },
  { id: 'type', header: 'Soort', keepWords: true, cell: typeOf },
];

/** Where it stands, among those to place. */
export const pageColumn: Column<KrantStageViewFragment> = {
  id: 'page',
  header: 'Pagina',
  phone: 'labelled',
  cell: ({ placedOnPage }) => placedOnPage,
};

/** What became of the proof that the advertiser got. */
export const proofColumn: Column<KrantStageViewFragment> = {
  id: 'proof',
  header: 'Proef',
  phone: 'line',
  cell: ({ proofState }) => <ProofTag state={proofState} />,
};

/** Whether a question to the seller is open. */
export const questionColumn: Column<KrantStageViewFragment> = {
  id: 'question',
  header: 'Vraag',
  phone: 'line',
  cell: ({ openQuestion }) => openQuestion && <Tag tone="warn">Open vraag</Tag>,
};

/** The same, to take along. */
export const exportedColumns: ExportColumn<KrantStageViewFragment>[] = [
  { header: 'Nr', value: ({ advertiserUserId }) => advertiserUserId },
  { header: 'Bedrijf', value: ({ name }) => name },
  { header: 'Formaat', value: ({ advFormat }) => advFormat ?? '' },
  { header: 'Kleur', value: colorOf },
  { header: 'Soort', value: typeOf },
  { header: 'Toegewezen', value: ({ assigned }) => assigned },
  { header: 'Geplaatst op pagina', value: ({ placedOnPage }) => placedOnPage },
  { header: 'Proef', value: ({ proofState }) => (proofState ? proofLabels[proofState] : '') },
  { header: 'Open vraag', value: ({ openQuestion }) => (openQuestion ? 'Ja' : 'Nee') },
  { header: 'Verkoper', value: ({ contact }) => contact?.name ?? '' },
  { header: 'Opmerkingen', value: ({ advNotes }) => advNotes },
];
