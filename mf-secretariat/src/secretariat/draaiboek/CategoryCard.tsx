import { EditAndDelete } from 'kit/lists';
import { Button, Card, IconButton, Tag } from 'kit/ui';
import { Archive, Pencil, Plus } from 'lucide-react';
import styled from 'styled-components';

import { ColorDot } from './ColorDot';
import type { Category, Item, SubCategory } from './draaiboekValues';
import { momentText } from './moments';
import type { OnAction } from './RemovalDialogs';

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

interface PartProps {
  isChair: boolean;
  onAction: OnAction;
}

/** A subcategory with its items. */
function SubCategoryPart({ subCategory, isChair, onAction }: PartProps & { subCategory: SubCategory }) {
  const { name, items } = subCategory;
  return (
    <Part>
      <Line>
        <h3>{name}</h3>
        <span>
          <EditAndDelete
            name={name}
            onEdit={() => onAction({ what: 'editSubCategory', subCategory })}
            onDelete={isChair ? () => onAction({ what: 'deleteSubCategory', subCategory }) : undefined}
          />
        </span>
      </Line>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <ItemFacts item={item} />
            <span>
              <EditAndDelete
                name={item.name}
                onEdit={() => onAction({ what: 'editItem', item })}
                onDelete={isChair ? () => onAction({ what: 'deleteItem', item }) : undefined}
              />
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="text"
        size="small"
        icon={<Plus aria-hidden />}
        aria-label={`Onderdeel toevoegen aan ${name}`}
        onClick={() => onAction({ what: 'addItem', subCategory })}
      >
        Onderdeel toevoegen
      </Button>
    </Part>
  );
}

function ItemFacts({ item }: { item: Item }) {
  const { name, description, responsable: responsible } = item;
  return (
    <div>
      <b>{name}</b> <Tag>{momentText(item)}</Tag>
      {description && <p>{description}</p>}
      {responsible && <small>{`Verantwoordelijke: ${responsible}`}</small>}
    </div>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Part = styled.div`
  padding-bottom: var(--s3);
  margin-bottom: var(--s3);
  border-bottom: 1px solid var(--line);
  h3 {
    min-width: 0;
    margin: 0;
    font: 650 16px/1.4 var(--body);
    overflow-wrap: anywhere;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: flex-start;
    padding: var(--s1) 0 var(--s1) var(--s3);
    border-top: 1px solid var(--line);
  }
  li > div {
    flex: 1;
    min-width: 0;
    padding: 8px 0;
    overflow-wrap: anywhere;
  }
  li > span,
  h3 + span {
    display: flex;
    flex: none;
  }
  p {
    margin: 2px 0 0;
    white-space: pre-line;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 14px;
  }
`;
