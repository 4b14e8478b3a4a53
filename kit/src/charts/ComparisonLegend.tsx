import styled from 'styled-components';

/** What the striped and what the full bar is. */
export function ComparisonLegend({ first, second }: { first: string; second: string }) {
  return (
    <Keys>
      <li>
        <i data-striped /> {first}
      </li>
      <li>
        <i /> {second}
      </li>
    </Keys>
  );
}

const Keys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  margin: 0 0 var(--s3);
  padding: 0;
  list-style: none;
  font-size: 14px;
  i {
    display: inline-block;
    width: 22px;
    height: 12px;
    margin-right: var(--s1);
    border: 1px solid var(--red);
    background: var(--red);
  }
  i[data-striped] {
    border-color: var(--ink-2);
    background: repeating-linear-gradient(135deg, var(--ink-2) 0 2.5px, transparent 2.5px 6px);
  }
`;
