import { Loaded } from 'kit/data';
import { downloadFile } from 'kit/download';
import { ChangeLog } from 'kit/editing';
import { toApiError, useQuery, useSave } from 'kit/graphql';
import { Button, Card, EmptyState, SearchField, Stack, Toolbar, useSnackbar, VisuallyHidden } from 'kit/ui';
import { FileText } from 'lucide-react';
import { useState } from 'react';

import { getFragmentData } from '../../gql/fragment-masking';
import {
  SecretariatDraaiboekDocument,
  SecretariatDraaiboekPdfDocument,
  SecretariatDraaiboekTreeFragmentDoc,
  SecretariatArchiveDraaiboekCategoryDocument,
} from '../../gql/graphql';
import { RestoreList, RestoreRow } from '../RestoreList';
import { useCommission } from '../useCommission';
import { CategoryCard } from './CategoryCard';
import {
  AddCategoryDialog,
  AddItemDialog,
  AddSubCategoryDialog,
  EditCategoryDialog,
  EditItemDialog,
  EditSubCategoryDialog,
} from './CategoryDialogs';
import { ColorDot } from './ColorDot';
import { type Draaiboek, searchDraaiboek, type Category } from './draaiboekValues';
import { type DraaiboekAction, RemovalDialogs } from './RemovalDialogs';

/** The script of a committee: categories, subcategories and items. */
export function DraaiboekTab() {
  const { commissionId } = useCommission();
  const query = useQuery(SecretariatDraaiboekDocument, { variables: { commissionId } });
  const fetchLatest = async () => {
    const { data } = await query.refetch();
    return getFragmentData(SecretariatDraaiboekTreeFragmentDoc, data?.draaiboek)?.categories ?? [];
  };
  return (
    <Loaded query={query} subject="Het draaiboek">
      {({ draaiboek }) => (
        <Categories
          draaiboek={getFragmentData(SecretariatDraaiboekTreeFragmentDoc, draaiboek)}
          fetchLatest={fetchLatest}
        />
      )}
    </Loaded>
  );
}

interface CategoriesProps {
  draaiboek: Draaiboek;
  fetchLatest: () => Promise<Draaiboek['categories']>;
}

function Categories({
  draaiboek: { categories, archivedCategories, changeLog },
  fetchLatest,
}: CategoriesProps) {
  const { commissionId, isChair } = useCommission();
  const [doing, setDoing] = useState<DraaiboekAction>();
  const [text, setText] = useState('');
  const shown = searchDraaiboek(categories, text);
  return (
    <Stack>
      <Toolbar>
        {categories.length > 0 && (
          <SearchField label="Zoek in het draaiboek" value={text} onChange={setText} />
        )}
        <Button onClick={() => setDoing({ what: 'addCategory' })}>Categorie toevoegen</Button>
        {categories.length > 0 && <AsPdf commissionId={commissionId} />}
      </Toolbar>
      <VisuallyHidden role="status">{text && `${countItems(shown)} gevonden`}</VisuallyHidden>
      {categories.length === 0 && (
        <EmptyState
          title="Er staat nog niets in het draaiboek."
          text="Begin met een categorie, zoals vergunningen of muziek."
        />
      )}
      {categories.length > 0 && shown.length === 0 && (
        <EmptyState title="Niets gevonden" text="Probeer een ander woord." />
      )}
      {shown.map((category) => (
        <CategoryCard key={category.id} category={category} isChair={isChair} onAction={setDoing} />
      ))}
      {isChair && <ArchiveCard commissionId={commissionId} categories={archivedCategories} />}
      <ChangeLog lines={changeLog} />
      <DraaiboekDialogs
        commissionId={commissionId}
        doing={doing}
        fetchLatest={fetchLatest}
        onClose={() => setDoing(undefined)}
      />
    </Stack>
  );
}

/** The draaiboek as a pdf, to print and take along. */
function AsPdf({ commissionId }: { commissionId: string }) {
  const snackbar = useSnackbar();
  const { save } = useSave(SecretariatDraaiboekPdfDocument);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      await downloadFile((await save({ commissionId })).draaiboekPdf);
    } catch (failure) {
      snackbar.show(`De pdf kan niet worden gemaakt: ${toApiError(failure).message}`, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="ghost" icon={<FileText aria-hidden />} pending={isBusy} onClick={() => void download()}>
      Als pdf
    </Button>
  );
}

function countItems(categories: Draaiboek['categories']): number {
  return categories.flatMap(({ subCategories }) => subCategories.flatMap(({ items }) => items)).length;
}

type Archived = Draaiboek['archivedCategories'][number];

interface ArchiveCardProps {
  commissionId: string;
  categories: readonly Archived[];
}

/** The archived categories, for the chair to bring back. */
function ArchiveCard({ commissionId, categories }: ArchiveCardProps) {
  if (categories.length === 0) return null;
  return (
    <Card title="Archief">
      <RestoreList>
        {categories.map((category) => (
          <ArchivedRow key={category.id} commissionId={commissionId} category={category} />
        ))}
      </RestoreList>
    </Card>
  );
}

function ArchivedRow({ commissionId, category }: { commissionId: string; category: Archived }) {
  const { id, name, color } = category;
  const { save } = useSave(SecretariatArchiveDraaiboekCategoryDocument, { done: 'Categorie teruggezet' });
  return (
    <RestoreRow name={name} onRestore={() => save({ commissionId, id, archived: false })}>
      <ColorDot $color={color} aria-hidden />
      {name}
    </RestoreRow>
  );
}

interface DraaiboekDialogsProps {
  commissionId: string;
  doing: DraaiboekAction | undefined;
  /** The categories as they are now on the server. */
  fetchLatest: () => Promise<readonly Category[]>;
  onClose: () => void;
}

/** The dialogs of the draaiboek; one of them is open at most. */
export function DraaiboekDialogs({ commissionId, doing, fetchLatest, onClose }: DraaiboekDialogsProps) {
  const shared = { commissionId, onClose };
  const subCategories = async () => (await fetchLatest()).flatMap((category) => category.subCategories);
  const items = async () => (await subCategories()).flatMap((subCategory) => subCategory.items);
  const latest = async <Part extends { id: string }>(parts: Promise<readonly Part[]>, { id }: Part) =>
    (await parts).find((part) => part.id === id);
  return (
    <>
      <AddCategoryDialog {...shared} isOpen={doing?.what === 'addCategory'} />
      {doing?.what === 'editCategory' && (
        <EditCategoryDialog
          {...shared}
          category={doing.category}
          fetchLatest={() => latest(fetchLatest(), doing.category)}
        />
      )}
      {doing?.what === 'addSubCategory' && <AddSubCategoryDialog {...shared} category={doing.category} />}
      {doing?.what === 'editSubCategory' && (
        <EditSubCategoryDialog
          {...shared}
          subCategory={doing.subCategory}
          fetchLatest={() => latest(subCategories(), doing.subCategory)}
        />
      )}
      {doing?.what === 'addItem' && <AddItemDialog {...shared} subCategory={doing.subCategory} />}
      {doing?.what === 'editItem' && (
        <EditItemDialog {...shared} item={doing.item} fetchLatest={() => latest(items(), doing.item)} />
      )}
      <RemovalDialogs {...shared} doing={doing} />
    </>
  );
}
