import { Button, Card, IconButton } from 'kit/ui';
import { Archive, Pencil, Plus } from 'lucide-react';
import styled from 'styled-components';

import { ColorDot } from './ColorDot';
import type { OnAction } from './draaiboekActions';
import type { Category } from './draaiboekValues';
import { SubCategoryPart } from './SubCategoryPart';

interface CategoryCardProps {
  category: Category;
  /** Only the chair archives and deletes. */
  isChair: boolean;
  onAction: OnAction;
}

/** A category with its subcategories and their items, in the order of the server. */
export function CategoryCard({ category, isChair, onAction }: CategoryCardProps) {
  const { name, color, subCategories } = category;
  const edit = () => onAction({ what: 'editCategory', category });
  return (
    <EdgedCard
      style={{ borderLeftColor: color }}
      title={
        <>
          <ColorDot $color={color} aria-hidden />
          {name}
        </>
      }
      actions={
        <Buttons>
          <IconButton aria-label={`${name} aanpassen`} onClick={edit}>
            <Pencil aria-hidden />
          </IconButton>
          {isChair && (
            <IconButton
              aria-label={`${name} archiveren`}
              onClick={() => onAction({ what: 'archiveCategory', category })}
            >
              <Archive aria-hidden />
            </IconButton>
          )}
        </Buttons>
      }
    >
      {subCategories.map((subCategory) => (
        <SubCategoryPart
          key={subCategory.id}
          subCategory={subCategory}
          isChair={isChair}
          onAction={onAction}
        />
      ))}
      {subCategories.length === 0 && <p>Er zijn nog geen subcategorieën.</p>}
      <Button
        variant="ghost"
        size="small"
        icon={<Plus aria-hidden />}
        aria-label={`Subcategorie toevoegen aan ${name}`}
        onClick={() => onAction({ what: 'addSubCategory', category })}
      >
        Subcategorie toevoegen
      </Button>
    </EdgedCard>
  );
}

const EdgedCard = styled(Card)`
  border-left-width: 6px;
`;

const Buttons = styled.span`
  display: flex;
`;
