import { phone, visuallyHidden } from 'kit/ui';
import styled from 'styled-components';

/** Where one is in a row of steps, in words and as a bar per step. @param position of the present step, from 0 */
export function StepIndicator({ titles, position }: { titles: readonly string[]; position: number }) {
  return (
    <Root>
      <p>
        Stap {position + 1} van {titles.length}
      </p>
      <ol aria-label="Stappen">
        {titles.map((title, index) => (
          <li
            key={title}
            aria-current={index === position ? 'step' : undefined}
            data-done={index < position || undefined}
          >
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </Root>
  );
}

const Root = styled.div`
  margin-bottom: var(--s5);
  p {
    margin: 0 0 6px;
    color: var(--ink-2);
    font-size: 14px;
    font-weight: 600;
  }
  ol {
    display: flex;
    gap: var(--s1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    flex: 1;
    min-width: 0;
    padding-top: var(--s2);
    border-top: 4px solid var(--line);
    color: var(--ink-2);
    font-size: 13px;
  }
  li[data-done] {
    border-color: var(--yellow);
  }
  li[aria-current] {
    border-color: var(--red);
    color: var(--ink);
    font-weight: 650;
  }
  span {
    display: block;
    overflow-wrap: anywhere;
  }
  @media ${phone} {
    /* no room for the names, but a screen reader has it */
    li {
      padding: 0;
    }
    span {
      ${visuallyHidden}
    }
  }
`;
