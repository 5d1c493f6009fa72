/** Content-ID of the picture, by which the HTML of a mail refers to it. */
const MARK_CID = 'mark@mail';

/** Address of the picture within a mail. */
export const MARK_SRC = `cid:${MARK_CID}`;

/** The site's drop, 80 px wide, as a PNG file in Base64. Mail programs show neither SVG nor `data:` addresses. */
const PNG = [
  'iVBORw0KGgoAAAANSUhEUgAAAFAAAABQCAMAAAC5zwKfAAADAFBMVEVMaXH0+PwffL42isZCj8hKmcpTnM5Gjtoo',
  'gMAXd7waeL7q8viSw98wiL5FlMs/f79Nmc0uhcNMmc1KmMxNmcxNmc0Xd7wcer0fer8ffL4jfsBLlctOms0uhsMY',
  'd7xNmc1Nms0uhsIvhcNIlslNmc1Ekc1Mmc1Oms1Omc1LmM0zicVLlsNNms1BksiZxuW11OkZeLwWeLw1isVDlMk2',
  'i8Y2isZLmcxMmczA2+1Nmsw6jcZOms01isUWdb1Hlsrc6vUXd7smgL9NmswZebwmgcHj7vaOvt9Gk8oogsAngsAe',
  'er4hfb/A2u3t9PkthMJAkclIlctCk8orhMFQmcxOms4pgsEvhsLu9fqiyORAkMlNmc06jcY3i8YYd7s4jMcXdrtE',
  'k8pwq9VKl8ugxOE+j8fJ3+83isVFlMkyiMPN4vCz0ujB3O4+kMhAkcimyuaBtt1Pmc5sqtUqgsJJlszQ4/LT5fIq',
  'g8GmyuRGlMkee70jf79BkskZd70zicT///9AkclIlss9j8g6jcc1isVFlMovhsNLmMxCkskyiMQ3i8Y4jMY/kMhD',
  'k8okf8BNmc0ngcE7jschfb80icUqg8Icer4aeb0ifr8+kMgshMIthcNKl8wffL4xh8RGlcs8jscwh8RBkskzicVM',
  'mcxHlcsYeLwmgMEee74uhcNJl8tElMo5jMY2i8ZJl8wpgsElgMBEk8org8IogsE2isU5jcdHlstBkcnk7/crhMJK',
  'mMxMmc3h7vYogcE8j8gziMUde74gfL8+j8jj7vcuhsNGlcojfsApgsJOms0ZeL0gfb8jf8C61+u/2u241us/kckx',
  'iMQshMOqzudDk8m00+m92ex3sNi21OpWnc+dxuNeodFwrNaky+Wex+MwhsTB2+1Qmc2axOKnzeZ6stmHut7l8Pih',
  'yORhpNJZntCYw+J8tNpkptN+tdqBttu72OxnqNSiyeR0rtiDuNxpqdVMl8xboNByrtebxeJOmMylzOVTm81Klsts',
  'q9VipdKFudyozeaEuNxuqtWs92ATAAAAfnRSTlMA/j81FgwwAhHiV/wdDkwEm+FT8DWG84Igzt4R9bF949RKhij8',
  'HNtHcZb0CLPdFJKZM1ib4ETOrOH99ev6SSL0+jC83br5reFaf8Cp1/zyutDx7SNemuj8kEPC5q9ez678rE8jbuOB',
  'bsHaxceSfog1OuL8v+Lwla9bp8Ix7P7AeWk0AAAACXBIWXMAAB2HAAAdhwGP5fFlAAAELUlEQVRYw92ZZVsUQQCA',
  'DxDuQBARJVVAxe7ERMXu7u7u/kBz9FESB2LgAqKCIDYmKnZ3d7cgKoo6s3cey93O7uzcPX7w/QHvs/Pu1N6JRP8L',
  'FSvq1mdYs6ahToXlZUl1dOmrINsr/TxJd77Blnul0njLDrry1WspS5Luid80oJ7uAkKf545muvHVlsEBb/X03Jg4',
  'XRe+WjVUPt8J5bT3Vbf8O+DEo75pA6tr6zNz/OsDD5i2LaSBvXY+cf2SgL6+20L81/c310pYR83nv9NjjlYvOI8Z',
  'MOSS/3oPj+Ap5L5yNUoHpH2xh4lftVFl9YA7oc+rjQGZz9lBM2BwcKzX2vDRzkRboKMMDngrM+A54Nu/Ntx7nCHJ',
  'hMljC+gFHtDbe/MYsWBhpTzGgNNKAtK+oMBpgrfUQlTAcO/soKDA7U0Fv2CZFBEwGzzgFp+6gl51GQeugMC33Sey',
  'eRl8n/ko7oCBwBd5YIY52QtRBTysCrjFxydyQ8D5athbamu+gNAXsGaNE2bAtuiA2cqA0LfObxhexlY4AYHvrl9u',
  'FRzfELaAsRoBwQPmpsp78Pvs28KA8bwB1/n5pcrjBkn4D+GSgNCHDgh8F+Iyl/Fe21oDH1bAVLk8bnfUok48ws4C',
  'AgJfVHoXbt8CzYDByIC7M6PSs3L0eR5QSMCo4+k5YZyPaMQbkPbdpX1wwFlhYRlcFbs9hvz8+evXR8AbwGvAS8Aj',
  'yFUFHwAFBQW3aH7/noj2NdRzJ0CvIVLYyJ2IeUjhTDJhH+RBN5xMWBZ1BM6/qKC4uPgh5OttJe8BTwF3aG7QfPny',
  'APCCxgh10mHOwDjlDEzOCA09FhMRccgEtfODGbiDOQO9EDMwUzkDM0JPxcREnEywRu2sLEsY+tiWMNOX0BshXAx9',
  'Gks4iLmEc1VLGPoUA05I6YUQtsQOmMUImJCSYosQLiwqKvoEeAd4Bfjx4xngJiQ/P/855DrkG+A+pLDwM+D79+4I',
  'YVl3QroihF1Jha4IoSupcClCuIRU6IIQLr8HOUNzheatgtM0ZxVcK+Gykm4I4QrhM/Dg6tXR0SdQS6+Dagbux52B',
  '0BdN2aD2r+58S/h46SWneEDKDbnBNlM7lBhLWM6yhJUDphojhSN5A4ZpBqQo9MksbiA4IPAZc3yzzOUOmMMSkKKq',
  'cpzLkwnOUT1TrqvDbOHCWZx3G9O+go88U+7rl+CzfgTfjXPqkye7NDiiYp8aLrxXYklzzUMJOQMpY/47tsigDfYM',
  'pKya4HxXtGjHdq9MZpmBHdvjfUo1bReJs4Spjia4H3st6uIEtGovwsbAovTFnC2gWxORACRV1AKGqgccLxEJw8mC',
  'K6DxWOE/i5hV68cMGMMIaGVtRvTTkqSnBVtA46oSESli/aF2pQO6NdYXi7TDpkfP3qts7exse620NrH59/9C/AE9',
  'vOdiBHiInwAAAABJRU5ErkJggg==',
].join('');

/** Attachment that shows the mark within the HTML of a mail, without a request for a picture. */
export const mailMark = {
  filename: 'mark.png',
  cid: MARK_CID,
  content: Buffer.from(PNG, 'base64'),
  contentType: 'image/png',
  contentDisposition: 'inline' as const,
};
