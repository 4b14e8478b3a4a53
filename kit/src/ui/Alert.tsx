import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** What kind of message an Alert is. */
export type AlertKind = 'info' | 'warning' | 'error';

const looks = {
  info: { icon: Info, colours: 'background: var(--info-soft); --mark: var(--info);' },
  warning: { icon: TriangleAlert, colours: 'background: var(--warn-soft); --mark: var(--warn);' },
  error: { icon: CircleAlert, colours: 'background: var(--red-soft); --mark: var(--red-strong);' },
};

const Root = styled.div<{ $kind: AlertKind }>`
  display: flex;
  gap: var(--s3);
  align-items: flex-start;
  padding: var(--s3) var(--s4);
  border-radius: 10px;
  ${({ $kind }) => looks[$kind].colours}
  border: 1px solid color-mix(in srgb, var(--mark) 35%, transparent);
  > svg {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 2px;
    color: var(--mark);
  }
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
  }
`;

/** A message in the page, with an icon. An error is read out at once, the others when there is time. */
export function Alert({
  kind = 'info',
  title,
  children,
}: {
  kind?: AlertKind;
  title?: ReactNode;
  children?: ReactNode;
}) {
  const Icon = looks[kind].icon;
  return (
    <Root $kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
    </Root>
  );
}
