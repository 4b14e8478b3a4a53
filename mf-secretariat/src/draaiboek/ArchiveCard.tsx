import { toApiError, useSave } from 'kit/graphql';
import { Button, Card, useSnackbar } from 'kit/ui';
import styled from 'styled-components';

import { SecretariatArchiveDraaiboekCategoryDocument } from '../gql/graphql';
import { ColorDot } from './ColorDot';
import type { Category } from './draaiboekValues';

interface ArchiveCardProps {
  commissionId: string;
  categories: readonly Category[];
}

/** The archived categories, for the chair to bring back (spec 2, section 4). */
export function ArchiveCard({ commissionId, categories }: ArchiveCardProps) {
  if (categories.length === 0) return null;
  return (
    <Card title="Archief">
      <List>
        {categories.map((category) => (
          <ArchivedRow key={category.id} commissionId={commissionId} category={category} />
        ))}
      </List>
    </Card>
  );
}

function ArchivedRow({ commissionId, category }: { commissionId: string; category: Category }) {
  const { id, name, color } = category;
  const snackbar = useSnackbar();
  const { save, saving } = useSave(SecretariatArchiveDraaiboekCategoryDocument, {
    done: 'Categorie teruggezet',
  });
  const restore = () =>
    save({ commissionId, id, archived: false }).catch((error: unknown) =>
      snackbar.show(toApiError(error).message, { tone: 'error' }),
    );
  return (
    <li>
      <span>
        <ColorDot $color={color} aria-hidden />
        {name}
      </span>
      <Button
        variant="ghost"
        size="small"
        pending={saving}
        aria-label={`${name} terugzetten`}
        onClick={() => void restore()}
      >
        Terugzetten
      </Button>
    </li>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s3);
    padding: var(--s2) 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
