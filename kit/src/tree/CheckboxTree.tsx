import { Checkbox, EmptyState, phone, SearchField, VisuallyHidden } from 'kit/ui';
import { useId, useState } from 'react';
import styled from 'styled-components';

import { countRows, search, stateOf, toggle } from './treeLogic';

/** One row of the tree. */
export type CheckboxTreeNode = {
  id: string;
  label: string;
  description?: string;
  children?: CheckboxTreeNode[];
  /** A second choice in the same row, such as 'Voorzitter'; its name is read as 'Voorzitter, <label>'. */
  marker?: { label: string; checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean };
};

/** The props of CheckboxTree. */
export type CheckboxTreeProps = {
  /** Name of the whole, shown above it. */
  label: string;
  nodes: CheckboxTreeNode[];
  /** The chosen ids: leaves, and parents of which all children are chosen. Ids that are not in the tree are kept. */
  value: string[];
  onChange: (value: string[]) => void;
  /** A search box above it; by itself when there are more than 10 rows. */
  searchable?: boolean;
  disabled?: boolean;
};

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  [role='search'] {
    margin-bottom: var(--s2);
  }
  legend {
    padding: 0;
    font: 700 17px/1.2 var(--head);
    margin-bottom: var(--s2);
  }
`;

const List = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  & & {
    margin-left: 10px;
    padding-left: 22px;
    border-left: 1.5px solid var(--line);
  }
`;

const Row = styled.div<{ $parent: boolean }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--s5);
  font-weight: ${({ $parent }) => ($parent ? 650 : 400)};
  border-radius: var(--r-s);
  > div:first-child {
    flex: 1 1 220px;
  }
  @media ${phone} {
    flex-wrap: nowrap;
    gap: var(--s3);
    > div:first-child {
      flex: 1 1 0;
    }
  }
  &:hover {
    background: color-mix(in srgb, var(--line) 30%, transparent);
  }
`;

type BranchProps = {
  nodes: CheckboxTreeNode[];
  chosen: Set<string>;
  disabled?: boolean;
  onToggle: (node: CheckboxTreeNode) => void;
};

function Branch({ nodes, chosen, disabled, onToggle, label }: BranchProps & { label?: string }) {
  return (
    <List aria-label={label}>
      {nodes.map((node) => {
        const state = stateOf(node, chosen);
        const { marker } = node;
        return (
          <li key={node.id}>
            <Row $parent={Boolean(node.children?.length)}>
              <Checkbox
                label={node.label}
                description={node.description}
                checked={state === 'all'}
                indeterminate={state === 'some'}
                disabled={disabled}
                onChange={() => onToggle(node)}
              />
              {marker && (
                <Checkbox
                  label={marker.label}
                  aria-label={`${marker.label}, ${node.label}`}
                  checked={marker.checked}
                  disabled={disabled || marker.disabled}
                  onChange={(event) => marker.onChange(event.target.checked)}
                />
              )}
            </Row>
            {node.children?.length ? (
              <Branch
                nodes={node.children}
                chosen={chosen}
                disabled={disabled}
                onToggle={onToggle}
                label={node.label}
              />
            ) : null}
          </li>
        );
      })}
    </List>
  );
}

/**
 * A tree of checkboxes: nested lists of real checkboxes, so Tab and space work and a screen reader says where one is.
 * Pressing a parent chooses all below it that is on screen; a parent is half chosen when some below it is.
 */
export function CheckboxTree({ label, nodes, value, onChange, searchable, disabled }: CheckboxTreeProps) {
  const [text, setText] = useState('');
  const help = useId();
  const withSearch = searchable ?? countRows(nodes) > 10;
  const shown = withSearch ? search(nodes, text) : nodes;
  return (
    <Root>
      <legend>{label}</legend>
      {withSearch && (
        <SearchField
          label={`Zoek in ${label.toLowerCase()}`}
          value={text}
          onChange={setText}
          aria-describedby={help}
          isInForm
        />
      )}
      {withSearch && (
        <VisuallyHidden id={help} role="status">
          {text ? `${countRows(shown)} gevonden` : ''}
        </VisuallyHidden>
      )}
      {shown.length ? (
        <Branch
          nodes={shown}
          chosen={new Set(value)}
          disabled={disabled}
          onToggle={(node) => onChange(toggle(nodes, value, node))}
        />
      ) : (
        <EmptyState title="Niets gevonden" text="Probeer een ander woord." />
      )}
    </Root>
  );
}
