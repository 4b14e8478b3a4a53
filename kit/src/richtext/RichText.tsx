import styled from 'styled-components';

import { prose } from './prose';
import { trustedHtml } from './trustedHtml';

const Root = styled.div`
  ${prose}
`;

/** Rich text to read. @param html as the server has cleaned it, never what somebody else gave */
export function RichText({ html }: { html: string }) {
  return <Root dangerouslySetInnerHTML={{ __html: trustedHtml(html) }} />;
}
