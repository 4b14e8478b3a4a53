import styled from 'styled-components';

/** A change log, newest first, for who is curious. @param lines as the server wrote them, oldest first */
export function ChangeLog({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Root>
      <summary>Geschiedenis</summary>
      <ol>
        {lines
          .map((line, position) => (
            // a line can be there twice, and lines are only ever added
            <li key={position}>{line}</li>
          ))
          .reverse()}
      </ol>
    </Root>
  );
}

const Root = styled.details`
  color: var(--ink-2);
  summary {
    width: fit-content;
    padding: 10px 0;
    font-weight: 650;
    cursor: pointer;
  }
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    padding: var(--s1) 0;
    overflow-wrap: anywhere;
  }
`;
