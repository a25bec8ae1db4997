import type { ReactNode } from 'react';
import { type SwatchId, swatchIds } from '../../../data/stones/stone.ts';
import { ArchPicture } from '../../../views/components/arch-picture.tsx';
import { Comparison } from '../../../views/components/comparison.tsx';
import { Picture } from '../../../views/components/picture.tsx';
import { Swatch } from '../../../views/components/swatch.tsx';
import { SiteProvider, usePictureFact, useSite } from '../../../views/site/site-context.tsx';
import { Example, Section } from './section.tsx';

/** Pictures in each frame, whole and broken. */
export function PictureParts(): ReactNode {
  return (
    <Section id="pictures" heading="Pictures">
      <div className="styleguide__pair">
        <Example name="Picture">
          <Picture id="hero-2" sizes="50vw" sheen className="styleguide__picture" />
        </Example>
        <Example name="Picture, broken">
          <BrokenPicture />
        </Example>
        <Example name="ArchPicture">
          <ArchPicture id="service-marble" sizes="50vw" phoneCrop />
        </Example>
        <Example name="Comparison">
          <Comparison before="before-2" after="after-2" sizes="50vw" />
        </Example>
      </div>
      <Example name="Swatch">
        <ul className="cluster">
          {swatchIds.map((id: SwatchId) => (
            <li key={id}>
              <Swatch id={id} />
            </li>
          ))}
        </ul>
      </Example>
    </Section>
  );
}

/** The same picture under a name that no file has. */
function BrokenPicture(): ReactNode {
  const site = useSite();
  const missing = { ...usePictureFact('hero-2'), hash: 'missing' };
  return (
    <SiteProvider site={{ ...site, pictures: { ...site.pictures, 'hero-2': missing } }}>
      <Picture id="hero-2" sizes="50vw" className="styleguide__picture" />
    </SiteProvider>
  );
}
