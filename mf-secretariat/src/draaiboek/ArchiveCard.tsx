import { useSave } from 'kit/graphql';
import { Card } from 'kit/ui';

import { SecretariatArchiveDraaiboekCategoryDocument } from '../gql/graphql';
import { RestoreList, RestoreRow } from '../RestoreList';
import { ColorDot } from './ColorDot';
import type { Draaiboek } from './draaiboekValues';

type Archived = Draaiboek['archivedCategories'][number];

interface ArchiveCardProps {
  commissionId: string;
  categories: readonly Archived[];
}

/** The archived categories, for the chair to bring back. */
export function ArchiveCard({ commissionId, categories }: ArchiveCardProps) {
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
