import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';

import { IconButton } from '../buttons/IconButton';
import { ErrorState } from '../ErrorState';
import { Skeleton } from '../Skeleton';
import type { DialogProps } from './dialogProps';
import { contentStyle, headStyle, panelStyle, scrimStyle } from './dialogStyle';
import { useLayer } from './layers';

interface DialogLoadingProps extends Pick<DialogProps, 'title' | 'size' | 'sheet' | 'noClose' | 'onClose'> {
  /** Its code could not be had. */
  failed: boolean;
  onRetry: () => void;
}

/** The place of a dialog whose code is still under way; when that fails, why, and another try. Focus stays where it was. */
export function DialogLoading(props: DialogLoadingProps) {
  const { title, size = 600, sheet, noClose, onClose, failed, onRetry } = props;
  useLayer(onClose);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return createPortal(
    <Scrim $sheet={sheet}>
      <Panel $size={size} $sheet={sheet}>
        <Content>
          <Head>
            {title && <Title>{title}</Title>}
            {!noClose && (
              <IconButton aria-label="Sluiten" onClick={onClose}>
                <X aria-hidden />
              </IconButton>
            )}
          </Head>
          <Body>
            {failed ? (
              <ErrorState
                title="Dit venster kan niet worden geladen"
                text="Heb je verbinding? Probeer het dan nog eens."
                onRetry={onRetry}
              />
            ) : (
              <Skeleton rows={2} />
            )}
          </Body>
        </Content>
      </Panel>
    </Scrim>,
    document.body,
  );
}

const Scrim = styled.div<{ $sheet?: boolean }>`
  ${scrimStyle}
`;

const Panel = styled.div<{ $size: number; $sheet?: boolean }>`
  ${panelStyle}
`;

const Content = styled.div`
  ${contentStyle}
`;

const Head = styled.div`
  ${headStyle}
  justify-content: flex-end;
`;

/** As the heading that comes, which is not there yet for who listens. */
const Title = styled.div`
  font: 700 21px/1.2 var(--head);
`;

const Body = styled.div`
  padding-bottom: var(--s5);
`;
