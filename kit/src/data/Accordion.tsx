import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';

/** One row of an Accordion. */
export interface AccordionItem {
  id: string;
  /** Text and tags, no controls: it is inside a button. */
  header: ReactNode;
  /** Made when the row is first opened. */
  content: ReactNode;
}

/** Rows that open below themselves; several can be open. */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <Rows>
      {items.map((item) => (
        <AccordionRow key={item.id} {...item} />
      ))}
    </Rows>
  );
}

function AccordionRow({ header, content }: AccordionItem) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {header}
        <ChevronDown aria-hidden />
      </Toggle>
      <Content id={id} hidden={!isOpen}>
        {isOpen && content}
      </Content>
    </li>
  );
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid var(--line);
  border-radius: var(--r);
  background: var(--card);
  box-shadow: var(--shadow);
  overflow: hidden;
  li + li {
    border-top: 1px solid var(--line);
  }
  &:empty {
    display: none;
  }
`;

const Toggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s4);
  width: 100%;
  min-height: 56px;
  padding: var(--s3) var(--s5);
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  &:hover {
    background: color-mix(in srgb, var(--line) 35%, transparent);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  > svg {
    flex: none;
    width: 20px;
    height: 20px;
    transition: transform 0.12s;
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const Content = styled.div`
  padding: var(--s2) var(--s5) var(--s5);
`;
