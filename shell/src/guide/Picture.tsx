import styled from 'styled-components';

/** A picture of the guide. Its room is there before it comes, so that a heading below it stays where it was brought. */
export function Picture({ src = '', alt = '' }: { src?: string; alt?: string }) {
  return <Image src={src} alt={alt} loading="lazy" $phone={src.includes('.phone.')} />;
}

/** What the browser test makes (e2e/src/system/guidePictures.test.ts): 360 × 560 of a phone, 960 × 600 of a desk. */
const Image = styled.img<{ $phone: boolean }>`
  display: block;
  width: 100%;
  max-width: ${({ $phone }) => ($phone ? 280 : 640)}px;
  height: auto;
  aspect-ratio: ${({ $phone }) => ($phone ? '360 / 560' : '960 / 600')};
  margin: var(--s3) 0;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-s);
`;
