import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import Typography from '@mui/material/Typography';
import type { FocalPoint, Picture } from '@shishir/contract';
import { pictureUrl, pictureWidths } from '@shishir/format';
import { FormField, useField } from '../../platform/ui/form/form-fields';
import { FocalPicture } from './focal-picture';
import { panelTexts } from './media.texts';
import { PanelHeading } from './panel-parts';

const texts = panelTexts.focal;
const CENTRE = 50;

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)));
/** Parses a typed percentage; returns the centre for any other text. */
const percent = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? within(Number(text)) : CENTRE);

/** Focal point of a picture, the part that stays visible when it is cropped: set with the pointer or by typing. */
export function FocalPointField({ picture, locked }: { picture: Picture; locked: boolean }) {
  const left = useField<string>('focal.x');
  const top = useField<string>('focal.y');
  const point = { x: percent(left.value), y: percent(top.value) };
  const move = ({ x, y }: FocalPoint) => {
    if (locked) return;
    left.change(String(within(x)));
    top.change(String(within(y)));
  };
  const field = {
    inputMode: 'numeric',
    disabled: locked,
    end: <InputAdornment position="end">%</InputAdornment>,
  } as const;
  return (
    <section>
      <PanelHeading>{texts.heading}</PanelHeading>
      <FocalPicture picture={picture} point={point} locked={locked} onMove={move} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) auto',
          gap: 1,
          alignItems: left.error || top.error ? 'start' : 'end',
          mt: 2,
        }}
      >
        <FormField name="focal.x" label={texts.left} {...field} />
        <FormField name="focal.y" label={texts.top} {...field} />
        <Button
          variant="outlined"
          disabled={locked}
          onClick={() => move({ x: CENTRE, y: CENTRE })}
          sx={{ height: 44 }}
        >
          {texts.centre}
        </Button>
      </Box>
      <Box
        aria-hidden="true"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1.62fr 1.21fr 0.91fr',
          gap: 1.5,
          alignItems: 'end',
          mt: 2,
        }}
      >
        {texts.crops.map(({ name, ratio }) => (
          <div key={name}>
            <Box
              component="img"
              src={pictureUrl(picture.key, pictureWidths(picture.width)[0]!, 'webp')}
              alt=""
              style={{ aspectRatio: ratio, objectPosition: `${point.x}% ${point.y}%` }}
              sx={{ width: '100%', borderRadius: '6px', objectFit: 'cover' }}
            />
            <Typography variant="caption" sx={{ display: 'block', mt: 0.5, color: 'text.third' }}>
              {name}
            </Typography>
          </div>
        ))}
      </Box>
    </section>
  );
}
