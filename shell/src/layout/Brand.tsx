import styled from 'styled-components';

/** The mark and the name of the portal, on red. */
export function Brand() {
  return (
    <Name>
      <i aria-hidden />
      Carnaval backoffice
    </Name>
  );
}

const Name = styled.span`
  font: 700 20px/1.1 var(--head);
  color: #fff;
  display: flex;
  align-items: center;
  gap: 10px;
  i {
    width: 34px;
    height: 34px;
    flex: none;
    border-radius: 50%;
    background: conic-gradient(var(--yellow) 0 25%, #fff 0 50%, var(--yellow) 0 75%, #e8453c 0);
  }
`;
