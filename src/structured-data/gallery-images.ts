import type { ImageObject, QuantitativeValue } from 'schema-dts';
import { galleryItems } from '../../data/gallery.ts';
import { widestPicture } from './picture-address.ts';
import type { StructuredDataContext } from './structured-data-context.ts';

/** The twelve tiles. Credit and notice say what they are: illustrations, not photographs of jobs. */
export function galleryImages(context: StructuredDataContext): ImageObject[] {
  const { business } = context;
  return galleryItems.map(({ title, description, picture }) => {
    const { url, width, height } = widestPicture(picture, context);
    return {
      '@type': 'ImageObject',
      name: title,
      caption: description,
      contentUrl: url,
      width: pixels(width),
      height: pixels(height),
      creditText: `Rendered illustration: ${business.name}`,
      copyrightNotice: `© ${business.name}`,
    };
  });
}

function pixels(value: number): QuantitativeValue {
  // E37 is the pixel in UN/CEFACT's list of units.
  return { '@type': 'QuantitativeValue', value, unitCode: 'E37' };
}
