import { Loaded } from 'kit/data';
import { CarouselEditor, type CarouselEditorProps, type CarouselValues } from 'kit/files';
import { useQuery, useSave } from 'kit/graphql';

import {
  type CarouselName,
  WebsiteAddCarouselItemDocument,
  WebsiteCarouselDocument,
  type WebsiteCarouselQuery,
  WebsiteDeleteCarouselItemDocument,
  WebsiteEditCarouselItemDocument,
  WebsiteMoveCarouselItemDocument,
  WebsitePutCarouselItemDocument,
} from '../gql/graphql';
import { OrderButton } from '../OrderDialog';

type Picture = WebsiteCarouselQuery['carousel'][number];
type Looks = Pick<
  CarouselEditorProps<Picture>,
  'folder' | 'maxWidth' | 'withStory' | 'photoRequired' | 'labels'
>;

/** The pictures of one carousel of the public website, in their order. */
export function Carousel({ carousel, ...looks }: Looks & { carousel: CarouselName }) {
  const query = useQuery(WebsiteCarouselDocument, { variables: { carousel } });
  const { save: add } = useSave(WebsiteAddCarouselItemDocument, { done: 'Toegevoegd' });
  const { save: edit } = useSave(WebsiteEditCarouselItemDocument, { done: 'Opgeslagen' });
  const { save: remove } = useSave(WebsiteDeleteCarouselItemDocument, { done: 'Verwijderd' });
  const { save: move } = useSave(WebsiteMoveCarouselItemDocument);
  const { save: place } = useSave(WebsitePutCarouselItemDocument);
  const pictures = async () => (await query.refetch()).data?.carousel ?? [];
  const reload = () => pictures().catch(() => undefined);

  return (
    <Loaded query={query} subject="De lijst">
      {(data) => (
        <CarouselEditor<Picture>
          {...looks}
          described
          items={data.carousel}
          onAdd={async (values: CarouselValues) => {
            await add({ carousel, item: values });
            await reload();
          }}
          onEdit={async ({ id, revision }, values) =>
            (await edit({ carousel, id, revision, item: values })).editCarouselItem
          }
          onDelete={async (id) => {
            await remove({ carousel, id });
            await reload();
          }}
          onMove={async (id, direction) => {
            await move({
              carousel,
              id,
              direction: direction,
            });
            await reload();
          }}
          below={
            <OrderButton
              label={looks.labels.title}
              items={data.carousel}
              onMove={(id, before) => place({ carousel, id, before }).then(reload)}
            />
          }
          fetchLatest={async (id) => (await pictures()).find((picture) => picture.id === id)}
        />
      )}
    </Loaded>
  );
}
