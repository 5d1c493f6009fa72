import { fontFaces, mark } from './parts.mjs';

const STYLE = `
  @page{size:A4;margin:0}
  *{box-sizing:border-box;margin:0;padding:0}
  body{font:400 10.5pt/1.5 Text;color:#0a1a2a;-webkit-print-color-adjust:exact}
  section{position:relative;width:210mm;height:297mm;padding:18mm;overflow:hidden;break-after:page}
  section:last-child{break-after:auto}
  h1,h2,h3{font-family:Display;font-weight:500;letter-spacing:-.022em;line-height:1.08}
  .logo{display:flex;align-items:center;gap:4mm;font:600 15pt/1 Display;letter-spacing:-.018em}
  .cover{background:linear-gradient(180deg,#bfdbee,#e8f3fa 46%,#fff 72%)}
  .cover h1{font-size:48pt;letter-spacing:-.035em;line-height:.98;margin-top:34mm;max-width:8em}
  .cover .lead{font-size:13pt;color:#34475a;max-width:31em;margin-top:7mm}
  .cover .label{margin-top:10mm;font-weight:600;color:#0c4a78}
  .lobby{position:absolute;left:0;right:0;bottom:52mm;height:92mm;width:100%;object-fit:cover;object-position:60% 40%}
  .facts{position:absolute;left:18mm;right:18mm;bottom:16mm;display:grid;grid-template-columns:repeat(4,1fr)}
  .facts div{padding-left:5mm;border-left:.3mm solid #cfe4f2}.facts div:first-child{padding-left:0;border:0}
  .facts b{display:block;font:500 20pt/1.1 Display;letter-spacing:-.025em}.facts span{color:#53677a;font-size:9pt}
  h2{font-size:22pt;margin-bottom:6mm}
  .inside{padding-top:16mm}
  .cols{display:grid;grid-template-columns:1.25fr 1fr;gap:12mm;margin-top:12mm}
  table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
  td{padding:2.9mm 0;border-top:.25mm solid #cfe4f2}tr:last-child td{border-bottom:.25mm solid #cfe4f2}
  td:last-child{text-align:right;color:#34475a}td small{color:#53677a}
  .pic{width:100%;border-radius:4mm;aspect-ratio:4/3;object-fit:cover}
  ol{list-style:none;counter-reset:n;margin-top:7mm}
  li{counter-increment:n;padding:2.4mm 0 2.4mm 10mm;position:relative}
  li::before{content:counter(n);position:absolute;left:0;top:2.4mm;width:6mm;height:6mm;border-radius:50%;background:#0b6fb8;color:#fff;text-align:center;font:600 9pt/6mm Text}
  li b{display:block}li span{color:#34475a}
  .served{margin-top:9mm;color:#34475a}.served b{color:#0a1a2a}
  .reach{position:absolute;left:0;right:0;bottom:0;background:#0a1a2a;color:#b9cedf;padding:11mm 18mm;display:grid;grid-template-columns:1fr 1fr 1fr;gap:10mm;font-size:9.5pt}
  .reach h3{font:600 10pt/1.3 Text;color:#fff;letter-spacing:0;margin-bottom:2mm}
  .demo{position:absolute;right:18mm;top:18mm;color:#53677a;font-size:8.5pt}`;

const STEPS = [
  ['Survey', 'We measure the rooms and ask what happens in them.'],
  ['Design', 'An engineer sizes the system and gives you a fixed price.'],
  ['Install', 'Our own teams install and commission it.'],
  ['Service', 'Spare parts and technicians from our warehouse in Narayangonj.'],
];

/** Two A4 pages: who we are, and what we supply. */
export function businessProfile({ faces, pictures, company, products, categories, industries }) {
  const capacities = products.map((row) => Number(row.cooling_tr)).filter(Boolean);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Business profile, ${company.name}</title>
  <style>${fontFaces(faces)}${STYLE}</style></head><body>
  <section class="cover"><div class="logo">${mark(30)} ${company.name}</div>
    <h1>Cold air, without the wind.</h1><p class="lead">${company.blurb}</p><p class="label">Business profile</p>
    <img class="lobby" src="${pictures.lobby}" alt="A lobby with two cassettes flush with the ceiling">
    <div class="facts">
      ${fact(products.length, 'models in the catalogue')}
      ${fact(`${Math.min(...capacities)}–${Math.round(Math.max(...capacities))} TR`, 'from one bedroom to a tower')}
      ${fact('150+', 'happy clients')}${fact('3', 'makers: Samsung, Haier, EBARA')}
    </div></section>
  <section class="inside"><div class="logo">${mark(24)} ${company.name}</div><p class="demo">Demonstration data</p>
    <div class="cols"><div><h2>What we supply</h2><table>${categories.map((row) => supplyRow(row, products)).join('')}</table></div>
    <div><img class="pic" src="${pictures.outdoor}" alt="VRF outdoor unit"><ol>${STEPS.map(([step, what]) => `<li><b>${step}</b><span>${what}</span></li>`).join('')}</ol></div></div>
    <p class="served"><b>Industries we serve:</b> ${industries.map(({ title }) => title.toLowerCase()).join(', ')}.</p>
    <div class="reach">${place(company.head_office)}${place(company.warehouse)}
      <div><h3>Sales</h3>${company.sales_phones.map(phone).join('<br>')}<br>${company.sales_email}<br>${company.web}<br>${company.sales_hours}</div></div>
  </section></body></html>`;
}

const fact = (figure, what) => `<div><b>${figure}</b><span>${what}</span></div>`;
const phone = (number) => number.replace(/^\+880(\d{2})(\d{4})(\d{4})$/, '+880 $1 $2 $3');
const place = ({ title, street, city, phones, email }) =>
  `<div><h3>${title}</h3>${street}<br>${city}<br>${phones.map(phone).join('<br>')}<br>${email}</div>`;

function supplyRow({ title, path }, products) {
  const own = products.filter(({ category }) => path.endsWith(`/${category}`));
  const capacities = own.map((row) => Number(row.cooling_tr)).filter(Boolean);
  const range = `${Math.min(...capacities)} to ${Math.max(...capacities)} TR`;
  return `<tr><td>${title} <small>${own.length} models</small></td><td>${range}</td></tr>`;
}
